/**
 * The style sheet that Stitches finds and adds its rules to. Without a loaded one it appends a style element, which the content security policy
 * blocks: here it gets a constructed style sheet instead. WebKit runs module scripts before style sheets have loaded (https://webkit.org/b/209261);
 * a page's own sheet that loads later, or never, changes nothing, since the constructed one has all rules of the rendered components and follows it
 * in the cascade. Undefined on the server and in a DOM without constructed sheets, where Stitches uses its default.
 */
export const styleRoot = globalThis.document?.adoptedStyleSheets && {
  styleSheets: document.styleSheets,
  appendChild() {
    const sheet = new CSSStyleSheet();
    document.adoptedStyleSheets.push(sheet);
    return { sheet };
  },
};
