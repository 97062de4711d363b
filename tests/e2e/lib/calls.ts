import type { Page } from 'playwright/test';

/**
 * Records the calls of the page to the API and the reservation system, in order: method and path. Without the beacon
 * that counts where flows end: it is sent when the browser has time, between any two calls.
 */
export function callsOf(page: Page, matching: RegExp = /^POST/): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    const call = `${request.method()} ${pathname}`;
    if (pathname !== '/api/v1/flow-ends' && /^\/(api|sandbox)\//.test(pathname) && matching.test(call))
      calls.push(call);
  });
  return calls;
}
