import { plainText } from '../services/search/plain-text.ts';

/** Returns the text of HTML, truncated at the end of a word to at most `length` characters and an ellipsis. */
export function beginningOf(html: string, length: number): string {
  const text = plainText(html);
  if (text.length <= length) return text;
  // Removes half of a surrogate pair at the end.
  const cut = text.slice(0, length).replace(/\p{Surrogate}$/u, '');
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 0)) || cut}…`;
}
