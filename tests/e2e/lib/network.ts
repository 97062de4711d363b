import { expect, type Page, type Request } from 'playwright/test';

const idleMs = 500;

/**
 * Tracks the requests of a page from now on; the returned function waits until none has been pending for half a second.
 * (Playwright's `networkidle` is fired once per document, so a later wait for it resolves at once.)
 */
export function networkIdleOf(page: Page): () => Promise<void> {
  const pending = new Set<Request>();
  let idleSince = performance.now();
  const ended = (request: Request) => {
    pending.delete(request);
    idleSince = performance.now();
  };
  page
    .on('request', (request) => pending.add(request))
    .on('requestfinished', ended)
    .on('requestfailed', ended);
  return () =>
    expect.poll(() => pending.size === 0 && performance.now() - idleSince > idleMs, { intervals: [100] }).toBe(true);
}
