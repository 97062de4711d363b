/**
 * Where Stitches looks for the page's own style sheet, to add its rules to. Without one that has loaded it appends a style element, which the content
 * security policy blocks: here it gets a constructed style sheet instead. WebKit runs module scripts before style sheets have loaded
 * (https://webkit.org/b/209261); a page's own sheet that comes later, or never, changes nothing, since the constructed one has all rules of what is
 * shown and comes after it in the cascade. Undefined on the server and in a DOM without constructed sheets, where Stitches has its default.
 */
export const styleRoot = globalThis.document?.adoptedStyleSheets && {
  styleSheets: document.styleSheets,
  appendChild() {
    const sheet = new CSSStyleSheet();
    document.adoptedStyleSheets.push(sheet);
    return { sheet };
  },
};
