export type DocumentPart = {
  id: string;
  /** As the document writes it; null for what stands before its first heading. */
  title: string | null;
  /** What an index calls it: the number of an article or a chapter, and its name. */
  number: string;
  name: string;
  html: string;
};

const numbered = /^(?:제\s*(\d+)\s*[조장절]|(\d+)\.)\s*\(?(.+?)\)?$/;

/** The HTML of a document cut at its headings of the second level, so that each part can be gone to. A part without text or heading is left out. */
export function documentParts(html: string): DocumentPart[] {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  let part = partOf(null, 0);
  const parts = [part];
  for (const node of Array.from(body.childNodes)) {
    if (node instanceof Element && node.localName === 'h2') {
      part = partOf(node.textContent.trim(), parts.length);
      parts.push(part);
    } else if (node instanceof Element) part.html += node.outerHTML;
    else if (node instanceof Text) part.html += node.data;
  }
  return parts.filter(({ title, html: text }) => title !== null || text.trim() !== '');
}

function partOf(title: string | null, index: number): DocumentPart {
  const [, article, item, name] = numbered.exec(title ?? '') ?? [];
  return { id: `part-${index}`, title, number: article ?? item ?? '', name: name ?? title ?? '', html: '' };
}
