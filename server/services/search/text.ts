import { type Column, type SQL, sql } from 'drizzle-orm';
import { canBeChoseong } from 'es-hangul';

/** Separates the blocks of a folded text. */
const blockEnd = '\u001F';

/** Returns the text to search for; an empty one matches everything. */
export const trimSearchText = (typed: string): string => typed.replaceAll(blockEnd, '').trim();

/** Returns whether a text consists of initial consonants only, as ㄱㅈㅅㅎ, or ㄱㅈ ㅅㅎ. */
export const isInitials = (text: string): boolean => Array.from(text.replaceAll(/\s/g, '')).every(canBeChoseong);

/** Condition: a folded text contains the search text, literally. */
export const contains = (folded: Column | SQL, text: string): SQL =>
  sql`position(search_fold(${text}) in ${folded}) > 0`;

/** Necessary condition for `contains` that a GIN index of unigrams and bigrams supports. */
export const mayContain = (folded: Column, text: string): SQL =>
  sql`search_grams(${folded}) @> search_wanted(search_fold(${text}))`;
