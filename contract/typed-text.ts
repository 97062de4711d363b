/** Normalizes typed or pasted text: NFKC, without invisible characters, trimmed. */
export const plain = (text: string): string => text.normalize('NFKC').replaceAll(/\p{Cf}+/gu, '').trim();

/** The minus sign, and the vowel ㅡ and the Japanese long sound mark, which are typed for dashes. */
const likeDashes = '\u2212\u1173\u30fc';
const separators = new RegExp(`[\\s.,()[\\]/~·•_\\p{Pd}${likeDashes}]+`, 'gu');

/** A number without what it was written with: spaces, dots, brackets and dashes of all kinds. Any other character stays in it, to be refused. */
export const withoutSeparators = (text: string): string => plain(text).replaceAll(separators, '');
