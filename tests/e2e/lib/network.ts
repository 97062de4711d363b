import { expect, type Page, type Request } from 'playwright/test';

const restingTime = 500;

/**
 * Tracks the requests of a page from now on; the returned function waits until none has been pending for half a second. (Playwright's `networkidle`
 * is fired once per document, so a later wait for it resolves at once.)
 */
export function restOf(page: Page): () => Promise<void> {
  const underWay = new Set<Request>();
  let restsSince = performance.now();
  const ended = (request: Request) => {
    underWay.delete(request);
    restsSince = performance.now();
  };
  page.on('request', (request) => underWay.add(request)).on('requestfinished', ended).on('requestfailed', ended);
  return () => expect.poll(() => underWay.size === 0 && performance.now() - restsSince > restingTime, { intervals: [100] }).toBe(true);
}
