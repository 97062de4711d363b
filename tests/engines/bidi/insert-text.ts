/**
 * Playwright types text into pages over BiDi by `window.__pw_bidiInsertText`, which assigns to the field's `value`: React, which watches that
 * property, then sees no change. This script puts the browser's own editing command in its place. It runs in each page before its scripts.
 */
export const insertTextScript = `() => {
  const insertText = (text) => {
    const field = document.activeElement;
    if (field instanceof HTMLIFrameElement) return field;
    document.execCommand('insertText', false, text);
  };
  Object.defineProperty(window, '__pw_bidiInsertText', { get: () => insertText, set() {}, configurable: true });
}`;
