/** A piece of HTML. */
export type Markup = { readonly html: string };

/** Writes HTML: each text put into it is escaped, and each piece of HTML stays as it is. React would need `react-dom/server` in the browser for it. */
export const markup = (strings: TemplateStringsArray, ...values: readonly (string | Markup | readonly Markup[])[]): Markup => ({
  html: strings.map((string, index) => `${string}${written(values[index] ?? '')}`).join(''),
});

function written(value: string | Markup | readonly Markup[]): string {
  if (typeof value === 'string') return escaped(value);
  return 'html' in value ? value.html : value.map(({ html }) => html).join('');
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (letter) => entities[letter] ?? letter);
