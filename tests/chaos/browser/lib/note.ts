import type { Page } from 'playwright/test';

/** Writes onto the page what has happened outside of it. */
export const note = (page: Page, text: string): Promise<void> => page.evaluate((written) => document.body.append(Object.assign(document.createElement('p'), { textContent: written })), text);
