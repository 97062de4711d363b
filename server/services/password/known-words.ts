import {
  commonKoreanWords,
  englishWords,
  olderGivenNames,
  places,
  seasonsAndDays,
  siteWords,
  surnames,
} from './common-words.ts';
import { givenNames } from './given-names.ts';
import { givenNameSpellings, latinSpellings, partsOfName, surnameSpellings } from './latin-spellings.ts';

export type Person = {
  readonly serviceId: string;
  readonly name?: string;
  readonly email?: string;
  readonly mobile?: string;
  readonly birthday?: string;
};

/** Shorter spellings occur in unrelated words. */
const minListedLength = 4;
const minOwnLength = 3;
/** Shorter words are compared as they are, without digits and signs for letters. */
const minRespelledLength = 5;

type ListedWords = {
  readonly words: ReadonlySet<string>;
  readonly givenNames: ReadonlySet<string>;
  readonly surnames: ReadonlySet<string>;
};
let listed: ListedWords | undefined;

/** Returns names, places, seasons and common words in all Latin spellings, most common first; computed once. */
export function listedWords(): ListedWords {
  if (listed) return listed;
  const names = [...new Set([...olderGivenNames, ...givenNames])].flatMap(givenNameSpellings);
  const familyNames = Object.keys(surnames).flatMap(surnameSpellings);
  const words = [
    ...englishWords,
    ...[...commonKoreanWords, ...places, ...seasonsAndDays].flatMap(latinSpellings),
    ...names,
  ];
  listed = {
    words: new Set(words.filter((word) => word.length >= minListedLength)),
    givenNames: new Set(names),
    surnames: new Set(familyNames),
  };
  return listed;
}

/**
 * Returns the words of the site and of the person in all Latin spellings, with the birthday also as YYMMDD and MMDD.
 */
export function ownWords({ serviceId, name = '', email = '', mobile = '', birthday = '' }: Person): string[] {
  const digits = birthday.replaceAll('-', '');
  const details = [
    serviceId,
    ...name.split(' '),
    ...email.split('@'),
    ...email.split(/[@.]/),
    mobile,
    mobile.slice(3),
    digits,
    digits.slice(2),
    digits.slice(4),
  ];
  return [...new Set([...siteWords, ...details, name].flatMap(latinSpellings).concat(nameSpellings(name)))];
}

/** Returns the given name alone, and with the surname before or after it. */
function nameSpellings(name: string): string[] {
  const [surname, givenName] = partsOfName(name);
  const givenSpellings = givenNameSpellings(givenName);
  return [
    ...givenSpellings,
    ...surnameSpellings(surname).flatMap((first) => givenSpellings.flatMap((last) => [first + last, last + first])),
  ];
}

/**
 * Returns how many characters of a password are left besides known words, full names, years, dates and runs, and
 * whether it has a known word, in which digits and signs may stand for letters (0 for o).
 */
export function besidesKnownWords(
  password: string,
  own: readonly string[],
): { readonly characters: number; readonly hasWord: boolean } {
  const { words, givenNames: given, surnames: family } = listedWords();
  const ownSet = new Set(own.filter((word) => word.length >= minOwnLength));
  const text = password.toLowerCase();
  const respelled = respellings(text);
  const isWord = (start: number, end: number) => {
    const part = text.slice(start, end);
    if (words.has(part) || ownSet.has(part)) return true;
    return (
      end - start >= minRespelledLength &&
      respelled.some((other) => words.has(other.slice(start, end)) || ownSet.has(other.slice(start, end)))
    );
  };
  const isName = (start: number, end: number) => {
    if (family.has(text.slice(start, end)) && !isLetter(text[start - 1]) && !isLetter(text[end])) return true;
    for (let middle = start + 2; middle <= end - 2; middle += 1) {
      const [first, last] = [text.slice(start, middle), text.slice(middle, end)];
      if ((family.has(first) && given.has(last)) || (given.has(first) && family.has(last))) return true;
    }
    return false;
  };
  let hasWord = false;
  const left = [0];
  for (let end = 1; end <= password.length; end += 1) {
    let least = (left[end - 1] ?? 0) + 1;
    for (let start = 0; start <= end - minOwnLength; start += 1) {
      const isKnown = isWord(start, end) || isName(start, end);
      hasWord ||= isKnown;
      if (isKnown || isDateOrRun(password.slice(start, end))) least = Math.min(least, left[start] ?? 0);
    }
    left.push(least);
  }
  return { characters: left.at(-1) ?? 0, hasWord };
}

const isLetter = (character: string | undefined) => character !== undefined && /[a-z]/.test(character);

/** Returns the text with letters in place of the digits and signs that resemble them. */
const respellings = (text: string): readonly string[] =>
  ['i', 'l'].map((one) =>
    text.replaceAll(/[013457@$!]/g, (character) => ({ ...letters, 1: one })[character] ?? character),
  );

const letters: Readonly<Record<string, string>> = {
  0: 'o',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

const month = '(?:0[1-9]|1[0-2])';
const day = '(?:0[1-9]|[12]\\d|3[01])';
const date = new RegExp(`^(?:(?:19|20)\\d\\d|(?:(?:19|20)?\\d\\d)?${month}${day})$`);

/** Years, dates as MMDD, YYMMDD or YYYYMMDD, and three or more characters that are equal or follow each other. */
function isDateOrRun(text: string): boolean {
  if (date.test(text)) return true;
  const steps = Array.from(text.slice(1), (character, index) => character.charCodeAt(0) - text.charCodeAt(index));
  return steps.every((step) => step === steps[0] && Math.abs(step) <= 1);
}
