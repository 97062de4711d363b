import type { Page } from 'playwright/test';

/**
 * Stores in the tab the state with which a flow left its page at `path`, as it is there when the tab returns from the
 * provider.
 */
export const storeRedirect = (
  page: Page,
  path: string,
  {
    stored,
    redemption,
  }: {
    stored: unknown;
    redemption: { authType: string; requestNumber: string; secret: string; returned: unknown } | null;
  },
): Promise<unknown> =>
  page.addInitScript(
    (record) => window.location.protocol.startsWith('http') && window.sessionStorage.setItem('verification', record),
    JSON.stringify({ path, authType: 'NICE', requestNumber: 'request-1', secret: 'secret-1', ...redemption, stored }),
  );
