import type { Locator, Page } from 'playwright/test';

/**
 * Goes back as the browser's button does. Playwright's `goBack` waits for a navigation that Firefox and WebKit do not report where the document
 * stays the same.
 */
export const goBack = (page: Page): Promise<void> => page.evaluate(() => window.history.back());

/** Goes forward as the browser's button does. */
export const goForward = (page: Page): Promise<void> => page.evaluate(() => window.history.forward());

/** Clicks and goes back as soon as the URL has changed, before React has rendered the new entry. */
export const clickAndGoBack = (target: Locator): Promise<void> =>
  target.evaluate(
    (element: HTMLElement) =>
      new Promise<void>((resolve) => {
        const left = window.location.href;
        const goBackOnceChanged = () => {
          if (window.location.href === left) {
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
