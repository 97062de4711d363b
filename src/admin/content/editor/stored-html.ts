import { purifiedBody } from './purified.ts';

/**
 * Returns the HTML of the editor in the form in which the site has it: rows of headers in a `thead`, headers with their
 * scope, captions, and no paragraph around the only text of an item or a cell,
 * and no empty one at the end. Empty for a document without content.
 */
export function storedHtml(edited: string): string {
  const body = purifiedBody(edited, 'data-caption');
  for (const table of body.querySelectorAll('table')) arrange(table);
  for (const box of body.querySelectorAll('li, th, td')) unwrap(box);
  for (const item of body.querySelectorAll('[colspan="1"]')) item.removeAttribute('colspan');
  for (const item of body.querySelectorAll('[rowspan="1"]')) item.removeAttribute('rowspan');
  const last = body.lastElementChild;
  if (last?.matches('p:empty')) last.remove();
  const isEmpty = (body.textContent ?? '').trim() === '' && body.querySelector('img, hr, table') === null;
  return isEmpty ? '' : body.innerHTML;
}

/**
 * Returns HTML of the site for the editor, which has no sections: a link to one leads to its first heading or paragraph.
 */
export function editedHtml(stored: string): string {
  const body = purifiedBody(stored);
  for (const box of body.querySelectorAll(':is(section, div)[id]')) {
    const first = box.querySelector(':is(h2, h3, h4, p):not([id])');
    if (first) first.id = box.id;
  }
  return body.innerHTML;
}

function arrange(table: HTMLTableElement): void {
  const rows = [...table.rows];
  const firstOfBody = rows.findIndex(({ cells }) => [...cells].some(({ tagName }) => tagName !== 'TH'));
  const heads = rows.slice(0, firstOfBody < 0 ? 0 : firstOfBody);
  for (const row of rows)
    for (const cell of row.querySelectorAll('th:not([scope])'))
      cell.setAttribute('scope', heads.includes(row) ? 'col' : 'row');
  if (heads.length > 0) table.createTHead().append(...heads);
  const { caption } = table.dataset;
  delete table.dataset.caption;
  if (caption) table.createCaption().textContent = caption;
}

function unwrap(box: Element): void {
  const [first, ...rest] = box.children;
  if (first?.tagName === 'P' && rest.every(({ tagName }) => tagName === 'UL' || tagName === 'OL'))
    first.replaceWith(...first.childNodes);
}
