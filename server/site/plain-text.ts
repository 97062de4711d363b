const entities: Readonly<Record<string, string>> = { nbsp: ' ', lt: '<', gt: '>', quot: '"', '#39': "'", amp: '&' };

/** The text of HTML up to so many characters, cut where a word ends. */
export function beginningOf(html: string, length: number): string {
  const text = html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/&(nbsp|lt|gt|quot|#39|amp);/g, (_, name: string) => entities[name] ?? '')
    .replaceAll(/\s+/g, ' ')
    .trim();
  if (text.length <= length) return text;
  // Half of a surrogate pair is no character.
  const cut = text.slice(0, length).replace(/\p{Surrogate}$/u, '');
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 0)) || cut}…`;
}
