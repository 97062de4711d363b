/** Above the limit of every field that is normalised. */
const maxNormalizedLength = 800;

/**
 * Normalising takes time that grows with the square of the number of combining marks in a row. So a text that is too
 * long for every field stays as it is, and is rejected for its length.
 */
const unlessTooLong = (normalize: (text: string) => string) => (text: string) =>
  text.length > maxNormalizedLength ? text : normalize(text);

/** Composes Hangul and accents (NFC), and trims. */
export const composeText = unlessTooLong((text) => text.normalize('NFC').trim());

/** A decomposed Hangul syllable, or a character with its combining marks, of which no language uses more than a few. */
const decomposed = /[\u1100-\u1112][\u1161-\u1175][\u11a8-\u11c2]?|\P{M}\p{M}{1,8}/gu;

/** Composes Hangul and accents (NFC) of a text of any length, each character by itself, in linear time. */
export const composeLongText = (text: string): string => text.replaceAll(decomposed, (each) => each.normalize('NFC'));

/** Returns what a single character is compared as: NFKC, in lower case. */
export const foldCase = (character: string): string => character.normalize('NFKC').toLowerCase();

/** Normalizes typed or pasted text: NFKC, without invisible characters, trimmed. */
export const normalizeText = unlessTooLong((text) =>
  text
    .normalize('NFKC')
    .replaceAll(/\p{Cf}+/gu, '')
    .trim(),
);

/** After NFKC: the minus sign, and the vowel ㅡ and the Japanese long sound mark, which are typed in place of dashes. */
const likeDashes = '\u2212\u1173\u30fc';
const separators = new RegExp(`[\\s.,()[\\]/~·•_\\p{Pd}${likeDashes}]+`, 'gu');

/**
 * Removes the separators of a number: spaces, commas, dots, brackets, slashes, tildes, underscores and dashes of all
 * kinds. Other characters remain, so that validation rejects them.
 */
export const withoutSeparators = (text: string): string => normalizeText(text).replaceAll(separators, '');
