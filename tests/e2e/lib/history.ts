import type { Locator, Page } from 'playwright/test';

/**
 * Moves through the session history as the browser's buttons do. Playwright's `goBack` waits for a navigation that
 * Firefox and WebKit do not report if the document stays the same. Runs in a separate task, so that the call returns
 * before the document may be replaced.
 */
export const traverse = (page: Page, delta: number): Promise<void> =>
  page.evaluate((by) => void setTimeout(() => window.history.go(by)), delta);

export const goBack = (page: Page): Promise<void> => traverse(page, -1);
export const goForward = (page: Page): Promise<void> => traverse(page, 1);

/** Clicks and goes back as soon as the URL has changed, before React has rendered the new entry. */
export const clickAndGoBack = (target: Locator): Promise<void> =>
  target.evaluate(
    (element: HTMLElement) =>
      new Promise<void>((resolve) => {
        const previousUrl = window.location.href;
        const goBackOnceChanged = () => {
          if (window.location.href === previousUrl) {
            setTimeout(goBackOnceChanged);
            return;
          }
          window.addEventListener('popstate', () => resolve(), { once: true });
          window.history.back();
        };
        element.click();
        goBackOnceChanged();
      }),
  );
