import { convertHangulToQwerty, romanize } from 'es-hangul';
import { surnames } from './common-words.ts';

/** The number of combinations grows with each syllable, so longer names have the official spelling only. */
const maxVariedSyllables = 2;

/** Parts of an official spelling, and what bearers of a name write instead. */
const customaryParts: readonly (readonly [part: RegExp, written: string])[] = [
  [/^g/, 'k'],
  [/^si/, 'shi'],
  [/yeo/, 'you'],
  [/eo/, 'u'],
  [/eu/, 'u'],
  [/ui$/, 'ee'],
  [/^u/, 'woo'],
  [/(?<![eow])u/, 'oo'],
];

/**
 * Returns how a word may be written in Latin letters, in lower case: typed in Hangul on a QWERTY keyboard, and
 * romanised. A Latin word stays as it is.
 */
export const latinSpellings = (word: string): string[] =>
  distinct([convertHangulToQwerty(word), romanizeWord(word), officialSpelling(word)]);

/** Does the same for a given name, of which each syllable may have a customary spelling (준: jun, joon). */
export function givenNameSpellings(name: string): string[] {
  const syllables = Array.from(name);
  const spellings =
    syllables.length > maxVariedSyllables
      ? syllables.map((syllable) => [romanizeSyllable(syllable)])
      : syllables.map(syllableSpellings);
  return distinct([
    convertHangulToQwerty(name),
    ...spellings.reduce((starts, ends) => starts.flatMap((start) => ends.map((end) => start + end)), ['']),
  ]);
}

export const surnameSpellings = (surname: string): string[] =>
  distinct([...latinSpellings(surname), ...(surnames[surname] ?? [])]);

/**
 * Returns the surname of a Korean name, which has two syllables if it is one of the few such surnames, and the given
 * name.
 */
export function partsOfName(name: string): readonly [surname: string, givenName: string] {
  const length = name.length > 2 && surnames[name.slice(0, 2)] ? 2 : 1;
  return [name.slice(0, length), name.slice(length)];
}

/** `romanize` looks a word up in an object, in which it finds `constructor` and the like. */
const romanizeWord = (word: string) => (hasHangul.test(word) ? romanize(word) : word);

/** Romanises each syllable by itself, as names are, without the changes of pronunciation between them. */
const officialSpelling = (word: string) => Array.from(word, romanizeSyllable).join('');

/** Applies any of the customary parts, one after another. */
function syllableSpellings(syllable: string): string[] {
  return customaryParts.reduce<string[]>(
    (spellings, [part, written]) =>
      distinct([...spellings, ...spellings.map((spelling) => spelling.replace(part, written))]),
    [romanizeSyllable(syllable)],
  );
}

const romanizedSyllables = new Map<string, string>();

/** Keeps the results, since the same 300 syllables occur in all names. */
function romanizeSyllable(syllable: string): string {
  const kept = romanizedSyllables.get(syllable);
  if (kept !== undefined) return kept;
  const romanized = romanize(syllable);
  if (isHangul.test(syllable)) romanizedSyllables.set(syllable, romanized);
  return romanized;
}

const isHangul = /^[가-힣]$/;
const hasHangul = /[가-힣]/;

/** In lower case: on the keyboard, capitals are the double consonants (ㄲ is R). */
const distinct = (words: readonly string[]) =>
  [...new Set(words.map((word) => word.toLowerCase()))].filter((word) => word.length > 0);
