import type { Page } from 'playwright/test';

/** Adds a history entry that leads to `path`, and goes back to it: a navigation without a link. */
export const goBackTo = (page: Page, path: string): Promise<void> => page.evaluate(addAndGoBack, path);

/** Runs in the page. */
function addAndGoBack(path: string): void {
  history.pushState(null, '', path);
  history.pushState(null, '', path);
  history.back();
}
