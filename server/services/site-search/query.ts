import { isInitials, trimSearchText } from '../search/text.ts';
import { fold } from './fold.ts';

/** A word, folded; initial consonants are looked for in titles only. */
export type SearchWord = { readonly folded: string; readonly isInitials: boolean };
/** `text`: the words as they were typed. */
export type SearchQuery = { readonly text: string; readonly words: readonly SearchWord[] };

/** A consonant after a syllable at the end is the beginning of a syllable that is still being typed: '공ㅈ'. */
const unfinishedSyllable = /(?<=[가-힣])[ㄱ-ㅎ]$/;

/** Returns what to search for, without a syllable that is still being typed; null for an empty text. */
export function readSearchQuery(typed: string): SearchQuery | null {
  const text = trimSearchText(typed).replace(unfinishedSyllable, '');
  const words = text
    .split(/\s+/)
    .map((word) => ({ folded: fold(word), isInitials: isInitials(word) }))
    .filter(({ folded }) => folded !== '');
  return words.length === 0 ? null : { text, words };
}
