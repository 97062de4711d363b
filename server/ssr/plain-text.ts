const entities: Readonly<Record<string, string>> = { nbsp: ' ', lt: '<', gt: '>', quot: '"', '#39': "'", amp: '&' };

/** The text of HTML up to so many characters, cut where a word ends. */
export function beginningOf(html: string, length: number): string {
  const text = withoutTags(html)
    .replaceAll(/&(nbsp|lt|gt|quot|#39|amp);/g, (_, name: string) => entities[name] ?? '')
    .replaceAll(/\s+/g, ' ')
    .trim();
  if (text.length <= length) return text;
  // Half of a surrogate pair is no character.
  const cut = text.slice(0, length).replace(/\p{Surrogate}$/u, '');
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 0)) || cut}…`;
}

/** By splitting: a regular expression would look through the rest of the text for the end of each `<` that has none. */
function withoutTags(html: string): string {
  const parts = html.split('>');
  const rest = parts.pop() ?? '';
  const texts = parts.map((part) => (part.includes('<') ? `${part.slice(0, part.indexOf('<'))} ` : `${part}>`));
  return [...texts, rest].join('');
}
