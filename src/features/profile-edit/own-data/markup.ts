/** A piece of HTML. */
export type Markup = { readonly html: string };

/**
 * Template tag for HTML: interpolated texts are escaped, `Markup` is inserted unchanged. React would need
 * `react-dom/server` in the browser for it.
 */
export const markup = (
  strings: TemplateStringsArray,
  ...values: readonly (string | Markup | readonly Markup[])[]
): Markup => ({
  html: strings.map((string, index) => `${string}${rendered(values[index] ?? '')}`).join(''),
});

function rendered(value: string | Markup | readonly Markup[]): string {
  if (typeof value === 'string') return escaped(value);
  return 'html' in value ? value.html : value.map(({ html }) => html).join('');
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (letter) => entities[letter] ?? letter);
