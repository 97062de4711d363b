import type { Page } from 'playwright/test';

/**
 * Goes back as the browser's button does. Playwright's `goBack` waits for a navigation that Firefox and WebKit do not report where the document
 * stays the same.
 */
export const goBack = (page: Page): Promise<void> => page.evaluate(() => window.history.back());

/** Goes forward as the browser's button does. */
export const goForward = (page: Page): Promise<void> => page.evaluate(() => window.history.forward());
