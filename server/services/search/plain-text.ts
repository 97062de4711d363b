const entities: Readonly<Record<string, string>> = { nbsp: ' ', lt: '<', gt: '>', quot: '"', '#39': "'", amp: '&' };

/** Returns the text of HTML on one line, with a space in place of each tag. */
export const plainText = (html: string): string =>
  withoutTags(html)
    .replaceAll(/&(nbsp|lt|gt|quot|#39|amp);/g, (_, name: string) => entities[name] ?? '')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** Splits the text, because a regular expression would take quadratic time for unclosed `<`. */
function withoutTags(html: string): string {
  const parts = html.split('>');
  const rest = parts.pop() ?? '';
  const texts = parts.map((part) => (part.includes('<') ? `${part.slice(0, part.indexOf('<'))} ` : `${part}>`));
  return [...texts, rest].join('');
}
