/** Normalizes typed or pasted text: NFKC, without invisible characters, trimmed. */
export const normalizeText = (text: string): string => text.normalize('NFKC').replaceAll(/\p{Cf}+/gu, '').trim();

/** After NFKC: the minus sign, and the vowel ㅡ and the Japanese long sound mark, which are typed in place of dashes. */
const likeDashes = '\u2212\u1173\u30fc';
const separators = new RegExp(`[\\s.,()[\\]/~·•_\\p{Pd}${likeDashes}]+`, 'gu');

/**
 * Removes the separators of a number: spaces, commas, dots, brackets, slashes, tildes, underscores and dashes of all kinds. Other
 * characters remain, so that validation rejects them.
 */
export const withoutSeparators = (text: string): string => normalizeText(text).replaceAll(separators, '');
