import { parseHtml } from './parse-html.ts';
import { parserWindow } from './parser-window.ts';

export type DocumentSection = {
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
 * Splits the HTML of a document at its headings of the highest level present, so that each section can be linked to. A
 * section without text or heading is omitted.
 */
export function documentSections(html: string): DocumentSection[] {
  const { Element, Text } = parserWindow();
  const isElement = (node: ChildNode, tag: string): node is Element =>
    node instanceof Element && node.localName === tag;
  const nodes = Array.from(parseHtml(html).childNodes);
  const level = ['h2', 'h3', 'h4'].find((tag) => nodes.some((node) => isElement(node, tag)));
  let section = sectionOf(null, 0);
  const sections = [section];
  for (const node of nodes) {
    if (level !== undefined && isElement(node, level)) {
      section = sectionOf(node.textContent.trim(), sections.length);
      sections.push(section);
    } else if (node instanceof Element) section.html += node.outerHTML;
    else if (node instanceof Text) section.html += node.data;
  }
  return sections.filter(({ title, html: text }) => title !== null || text.trim() !== '');
}

function sectionOf(title: string | null, index: number): DocumentSection {
  const [, article, item, name] = numberedTitle.exec(title ?? '') ?? [];
  return { id: `part-${index}`, title, number: article ?? item ?? '', name: name ?? title ?? '', html: '' };
}
