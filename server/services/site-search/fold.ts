import { composeLongText, foldCase } from '#contract/shared/typed-text.ts';
import { canBeChoseong, getChoseong } from 'es-hangul';

/** A text as it is compared; `positions[i]` is the index in the text of the character that `folded[i]` is from. */
export type FoldedText = { readonly folded: string; readonly positions: readonly number[] };

/** Returns a character as `search_fold` of the database compares it: '' for a space (decision 14). */
const foldCharacter = (character: string): string =>
  isLetterOfHangul(character) ? character : foldCase(character).replaceAll(/\s/g, '');

/** Syllables fold to themselves, and so do single letters, which NFKC would join to syllables. */
const isLetterOfHangul = (character: string): boolean => /^[가-힣ㄱ-ㆎ]$/.test(character);

/** Returns the initial consonant of a syllable, a single consonant itself, and '' for anything else. */
const initialOf = (character: string): string =>
  canBeChoseong(character) ? character : /^[가-힣]$/.test(character) ? getChoseong(character) : '';

const foldBy = (foldEach: (character: string) => string) => (text: string) =>
  Array.from(composeLongText(text), foldEach).join('');

export const fold = foldBy(foldCharacter);
export const foldToInitials = foldBy(initialOf);

/** Folds a composed text, and notes where each character of the result is from. */
export function foldWithPositions(text: string, byInitials: boolean): FoldedText {
  const foldEach = byInitials ? initialOf : foldCharacter;
  const positions: number[] = [];
  let folded = '';
  let at = 0;
  for (const character of text) {
    const each = foldEach(character);
    folded += each;
    for (let unit = 0; unit < each.length; unit += 1) positions.push(at);
    at += character.length;
  }
  return { folded, positions };
}
