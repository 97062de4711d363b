import { escaped } from '../diagram/escaped.ts';

/** Markup that needs no escaping. */
export type Html = { readonly markup: string };

type Part = Html | string | number | readonly Html[];

/** Builds markup from a template and escapes all values except markup. */
export const html = (texts: TemplateStringsArray, ...parts: readonly Part[]): Html => ({
  markup: texts.map((text, index) => text + markupOf(parts[index] ?? '')).join(''),
});

/** Marks a text as markup without escaping it. */
export const trusted = (markup: string): Html => ({ markup });

const isList = (part: Part): part is readonly Html[] => Array.isArray(part);

function markupOf(part: Part): string {
  if (isList(part)) return part.map(({ markup }) => markup).join('\n');
  return typeof part === 'object' ? part.markup : escaped(String(part));
}
