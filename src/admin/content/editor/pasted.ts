import { allowedUrl } from '#contract/staff/allowed-html.ts';
import { purifiedBody } from './purified.ts';

/**
 * Returns pasted HTML without what Word and Hangul add: their tags, styles and comments, empty paragraphs, and pictures
 * that are only on the user's computer. Bold and italic text of their styles stays.
 */
export function pasted(html: string): string {
  const body = purifiedBody(withMarks(html));
  for (const picture of body.querySelectorAll('img'))
    if (!allowedUrl.test(picture.getAttribute('src') ?? '')) picture.remove();
  for (const element of body.querySelectorAll('[id]')) element.removeAttribute('id');
  for (const link of body.querySelectorAll('a:not([href])')) link.replaceWith(...link.childNodes);
  for (const block of body.querySelectorAll('p, h1, h2, h3, h4, h5, h6, blockquote, strong, b, em, i, a'))
    if (isBlank(block)) block.remove();
  return body.innerHTML.replaceAll('&nbsp;', ' ');
}

/** Spaces, also those that do not break, and nothing else. */
const isBlank = (element: Element): boolean =>
  (element.textContent ?? '').trim() === '' && element.querySelector('img, hr, table') === null;

const bold = /<span\b[^>]*font-weight\s*:\s*(?:bold|[6-9]00)\b[^>]*>([^<]*)<\/span>/gi;
const italic = /<span\b[^>]*font-style\s*:\s*italic\b[^>]*>([^<]*)<\/span>/gi;

const style = /\sstyle\s*=\s*(?:"[^"]*"|'[^']*')/gi;

/**
 * Both write bold and italic text as styled spans, whose styles do not stay. The sanitiser would remove the others, too,
 * but parse them first, which the page's policy reports.
 */
const withMarks = (html: string): string =>
  html.replaceAll(bold, '<strong>$1</strong>').replaceAll(italic, '<em>$1</em>').replaceAll(style, '');
