/**
 * Playwright types text over BiDi with `window.__pw_bidiInsertText`, which assigns to the field's `value`: React tracks
 * that property and then sees no change. This script uses the browser's editing command instead. It runs in each page
 * before its scripts.
 */
export const insertTextScript = `() => {
  const insertText = (text) => {
    const field = document.activeElement;
    if (field instanceof HTMLIFrameElement) return field;
    document.execCommand('insertText', false, text);
  };
  Object.defineProperty(window, '__pw_bidiInsertText', { get: () => insertText, set() {}, configurable: true });
}`;
