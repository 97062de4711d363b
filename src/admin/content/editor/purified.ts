import DOMPurify from 'dompurify';
import { allowedHtml } from '#contract/staff/allowed-html.ts';

let isPurifying = false;

/** Without `trustedTypes`, of which the policy of the page allows no second one. */
const purifier = DOMPurify({
  document,
  DocumentFragment,
  DOMParser,
  Element,
  HTMLFormElement,
  HTMLTemplateElement,
  NamedNodeMap,
  Node,
  NodeFilter,
});

/** Returns the body of a document with only the tags, attributes and URLs that the server keeps, too, and `more`. */
export function purifiedBody(html: string, ...more: readonly string[]): HTMLElement {
  isPurifying = true;
  try {
    const body: Node = purifier.sanitize(html, {
      ...allowedHtml,
      ADD_ATTR: [...more],
      ADD_URI_SAFE_ATTR: [...allowedHtml.ADD_URI_SAFE_ATTR, ...more],
      RETURN_DOM: true,
    });
    if (!(body instanceof HTMLElement)) throw new TypeError('DOMPurify returned no body');
    return body;
  } finally {
    isPurifying = false;
  }
}

/** Returns the HTML that the server would serve for this one. */
export const purified = (html: string): string => purifiedBody(html).innerHTML;

/** Not every browser has `trustedTypes`. */
type WithTrustedTypes = {
  trustedTypes?: { createPolicy: (name: string, rules: { createHTML: (html: string) => string }) => unknown };
  setTimeout: unknown;
};

/**
 * Creates the default policy, which the editor and its libraries use: all HTML of this application is purified. Without
 * the other rules, no text becomes a script or its URL. The attributes are those of copied parts and of captions in the
 * editor. There can be one only: call it once.
 */
export function installPolicy(): void {
  const { trustedTypes }: WithTrustedTypes = globalThis;
  trustedTypes?.createPolicy('default', {
    createHTML: (html) => (isPurifying ? html : purifiedBody(html, 'data-pm-slice', 'data-caption').innerHTML),
  });
}

const blocks = 'h1, h2, h3, h4, h5, h6, p, li, th, td, caption, blockquote, figcaption, div, section';

/** Returns the text of each block of HTML, in which a picture is its alternative text. */
export function blockTexts(html: string): readonly string[] {
  const body = purifiedBody(html);
  for (const picture of body.querySelectorAll('img')) picture.replaceWith(`[이미지: ${picture.alt}]`);
  const walker = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  const texts: string[] = [];
  let previous: Element | null | undefined;
  while (walker.nextNode()) {
    const { parentElement, textContent } = walker.currentNode;
    const block = parentElement?.closest(blocks) ?? null;
    if (block === previous) texts.push(`${texts.pop() ?? ''}${textContent ?? ''}`);
    else texts.push(textContent ?? '');
    previous = block;
  }
  return texts.map((text) => text.replaceAll(/\s+/g, ' ').trim()).filter((text) => text !== '');
}
