import type { Page } from 'playwright/test';

/** Adds a text to the page about an event outside of it. */
export const note = (page: Page, text: string): Promise<void> =>
  page.evaluate(
    (textContent) => document.body.append(Object.assign(document.createElement('p'), { textContent })),
    text,
  );
