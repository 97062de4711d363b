import { escaped } from '../escaped.ts';

/** Markup that is safe to stand in a page. */
export type Html = { readonly markup: string };

type Part = Html | string | number | readonly Html[];

/** Markup from a template: whatever is put in is escaped, unless it is markup itself. */
export const html = (texts: TemplateStringsArray, ...parts: readonly Part[]): Html => ({
  markup: texts.map((text, index) => text + markupOf(parts[index] ?? '')).join(''),
});

/** The boundary where a text that was written as markup is taken as such. */
export const trusted = (markup: string): Html => ({ markup });

const isList = (part: Part): part is readonly Html[] => Array.isArray(part);

function markupOf(part: Part): string {
  if (isList(part)) return part.map(({ markup }) => markup).join('\n');
  return typeof part === 'object' ? part.markup : escaped(String(part));
}
