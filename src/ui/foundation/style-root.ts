import { insertedStyle } from './inserted-style.ts';

/**
 * The style sheet that Stitches adds rules to, in the back office, in Storybook and in development: a build of the site
 * has no Stitches (docs/decisions/0109). By itself it appends a style element, which the content security policy blocks:
 * here it gets a constructed style sheet instead. Safari before 16.4 and Firefox before 101 construct none: there it is
 * the element, with the one text that the policy allows.
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
