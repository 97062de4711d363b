import type { Page } from 'playwright/test';

/**
 * Types Hangul as an input method does, one composed syllable after the other: only Chromium's DevTools protocol offers
 * that.
 */
export async function imeOn(page: Page) {
  const session = await page.context().newCDPSession(page);
  return {
    /** Shows `text` as the current composition. */
    compose: async (text: string) =>
      void (await session.send('Input.imeSetComposition', {
        text,
        selectionStart: text.length,
        selectionEnd: text.length,
      })),
    /** Ends the composition with `text`. */
    commit: async (text: string) => void (await session.send('Input.insertText', { text })),
    /** Presses a key that the input method consumes: the page only gets a keydown without its value. */
    pressEnter: async () =>
      void (await session.send('Input.dispatchKeyEvent', {
        type: 'rawKeyDown',
        key: 'Process',
        code: 'Enter',
        windowsVirtualKeyCode: 229,
      })),
  };
}
