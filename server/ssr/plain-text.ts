const entities: Readonly<Record<string, string>> = { nbsp: ' ', lt: '<', gt: '>', quot: '"', '#39': "'", amp: '&' };

/** Returns the text of HTML, truncated at the end of a word to at most `length` characters and an ellipsis. */
export function beginningOf(html: string, length: number): string {
  const text = withoutTags(html)
    .replaceAll(/&(nbsp|lt|gt|quot|#39|amp);/g, (_, name: string) => entities[name] ?? '')
    .replaceAll(/\s+/g, ' ')
    .trim();
  if (text.length <= length) return text;
  // Removes half of a surrogate pair at the end.
  const cut = text.slice(0, length).replace(/\p{Surrogate}$/u, '');
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 0)) || cut}…`;
}

/** Splits the text, because a regular expression would take quadratic time for unclosed `<`. */
function withoutTags(html: string): string {
  const parts = html.split('>');
  const rest = parts.pop() ?? '';
  const texts = parts.map((part) => (part.includes('<') ? `${part.slice(0, part.indexOf('<'))} ` : `${part}>`));
  return [...texts, rest].join('');
}
