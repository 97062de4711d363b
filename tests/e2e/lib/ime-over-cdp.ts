import type { Page } from 'playwright/test';

/** Types Hangul as an input method does, one composed syllable after the other: only Chromium's DevTools protocol offers that. */
export async function imeOn(page: Page) {
  const session = await page.context().newCDPSession(page);
  return {
    /** Shows `text` as what is being composed. */
    compose: async (text: string) => void (await session.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length })),
    /** Ends the composition with `text`. */
    commit: async (text: string) => void (await session.send('Input.insertText', { text })),
    /** A key that the input method takes for itself: the page only learns that one was pressed. */
    pressEnter: async () => void (await session.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', key: 'Process', code: 'Enter', windowsVirtualKeyCode: 229 })),
  };
}
