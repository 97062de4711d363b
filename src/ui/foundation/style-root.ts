import { insertedStyle } from './inserted-style.ts';

/**
 * The style sheet that Stitches finds and adds its rules to. Without a loaded one it appends a style element, which the
 * content security policy blocks: here it gets a constructed style sheet instead. WebKit runs module scripts before
 * style sheets have loaded (https://webkit.org/b/209261); a page's own sheet that loads later, or never, changes
 * nothing, since the constructed one has all rules of the rendered components and follows it in the cascade. Safari
 * before 16.4 and Firefox before 101 construct none: there it is the element, with the one text that the policy allows.
 */
export const styleRoot = globalThis.document && {
  styleSheets: document.styleSheets,
  appendChild(element: HTMLStyleElement) {
    if (document.adoptedStyleSheets) {
      const sheet = new CSSStyleSheet();
      document.adoptedStyleSheets.push(sheet);
      return { sheet };
    }
    element.textContent = insertedStyle;
    return document.head.appendChild(element);
  },
};
