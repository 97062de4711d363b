/** A phrase of a sentence in both languages. The Korean one ends in 다, so that phrases can be joined. */
export type Words = { readonly ko: string; readonly en: string };

/** `data` matches if the payload of the event contains it. */
export type Variant = Words & { readonly data: unknown };

/** The general phrase of an event, and its variants for certain payloads; the first variant that matches is used. */
export type Phrase = Words & { readonly variants: readonly Variant[] };

export const say = (ko: string, en: string, ...variants: readonly Variant[]): Phrase => ({ ko, en, variants });

export const when = (data: object, ko: string, en: string): Variant => ({ data, ko, en });

/** Returns the phrase of an event with this payload. */
export const phraseOf = ({ ko, en, variants }: Phrase, data: unknown): Words =>
  variants.find((variant) => isPart(variant.data, data)) ?? { ko, en };

/** Returns whether `actual` contains everything in `expected`; an array may have additional items. */
function isPart(expected: unknown, actual: unknown): boolean {
  if (typeof expected !== 'object' || expected === null) return expected === actual;
  if (typeof actual !== 'object' || actual === null) return false;
  return Object.entries(expected).every(([key, value]) => isPart(value, Reflect.get(actual, key)));
}
