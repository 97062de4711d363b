import { expect, type Page, type Request } from 'playwright/test';

const restingTime = 500;

/**
 * Follows what a page asks for from now on; called, it waits until nothing has been on its way for half a second. (Playwright's
 * `networkidle` is told of once for each document, so that who waits for it later waits for nothing.)
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
