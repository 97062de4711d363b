import { parseHtml } from './parse-html.ts';
import { parserWindow } from './parser-window.ts';

export type DocumentPart = {
  id: string;
  /** The heading; null for the content before the first heading. */
  title: string | null;
  /** Label in a table of contents: the number of an article or a chapter, and its name. */
  number: string;
  name: string;
  html: string;
};

const numberedTitle = /^(?:제\s*(\d+)\s*[조장절]|(\d+)\.)\s*(?!\s)\(?(.+?)\)?$/;

/**
 * Splits the HTML of a document at its headings of the highest level present, so that each part can be linked to. A part without text or
 * heading is left out.
 */
export function documentParts(html: string): DocumentPart[] {
  const { Element, Text } = parserWindow();
  const isElement = (node: ChildNode, tag: string): node is Element => node instanceof Element && node.localName === tag;
  const nodes = Array.from(parseHtml(html).childNodes);
  const level = ['h2', 'h3', 'h4'].find((tag) => nodes.some((node) => isElement(node, tag)));
  let part = partOf(null, 0);
  const parts = [part];
  for (const node of nodes) {
    if (level !== undefined && isElement(node, level)) {
      part = partOf(node.textContent.trim(), parts.length);
      parts.push(part);
    } else if (node instanceof Element) part.html += node.outerHTML;
    else if (node instanceof Text) part.html += node.data;
  }
  return parts.filter(({ title, html: text }) => title !== null || text.trim() !== '');
}

function partOf(title: string | null, index: number): DocumentPart {
  const [, article, item, name] = numberedTitle.exec(title ?? '') ?? [];
  return { id: `part-${index}`, title, number: article ?? item ?? '', name: name ?? title ?? '', html: '' };
}
