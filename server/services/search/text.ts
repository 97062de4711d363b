import { type Column, type SQL, sql } from 'drizzle-orm';
import { canBeChoseong } from 'es-hangul';

/** What stands between the blocks of a folded text. */
const blockEnd = '\u001F';

/** What to search for in what was typed; nothing finds all. */
export const searchedText = (typed: string): string => typed.replaceAll(blockEnd, '').trim();

/** Whether a text is initial consonants only, as ㄱㅈㅅㅎ, or ㄱㅈ ㅅㅎ. */
export const isInitials = (text: string): boolean => Array.from(text.replaceAll(/\s/g, '')).every(canBeChoseong);

/** The condition that a folded text holds what is searched for, literally. */
export const contains = (folded: Column | SQL, text: string): SQL => sql`position(search_fold(${text}) in ${folded}) > 0`;

/** What must be so for it, and what an index of its letters and pairs of letters can tell. */
export const mayContain = (folded: Column, text: string): SQL => sql`search_grams(${folded}) @> search_wanted(search_fold(${text}))`;
