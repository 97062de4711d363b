import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import { convertHangulToQwerty } from 'es-hangul';
import { refusalMessages } from '#contract/shared/refusal-messages.ts';
import { ApiError } from '#contract/http/api-error.ts';
import { commonKoreanWords, siteWords } from './common-words.ts';

type Person = { readonly serviceId: string; readonly name?: string; readonly email?: string; readonly mobile?: string; readonly birthday?: string };

/** Score 3 of 4 in `zxcvbn`. */
const minGuesses = 100_000_000;

/** Words of the site or the person are the first that an attacker tries, so what is added to one must make up for it: a year, a sign and a letter do not. */
const minGuessesWithKnownWord = 1_000_000_000;
const minKnownWordLength = 3;

/** Created for the first new password: 49,000 leaked passwords, most common first, and keyboard layouts. */
let estimator: ZxcvbnFactory | undefined;

/**
 * Throws 400 `guessablePassword` for a new password that takes fewer than a hundred million guesses: a leaked or common one, a word related to the
 * site or the person, a Korean word typed on QWERTY, a keyboard pattern, each also with capitals, digits in place of letters, or short additions
 * (`docs/decisions`).
 */
export function requireUnguessable(password: string, person: Person): void {
  estimator ??= new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
  const words = [...siteWords, ...wordsOf(person), ...commonKoreanWords].map((word) => convertHangulToQwerty(word));
  const { guesses, sequence } = estimator.check(password, words);
  const hasKnownWord = sequence.some(({ dictionaryName }) => dictionaryName === 'userInputs') || includesAny(password, words);
  if (guesses < (hasKnownWord ? minGuessesWithKnownWord : minGuesses)) throw new ApiError('400', refusalMessages.guessablePassword);
}

/** Finds words that the estimator leaves to brute force since that takes fewer guesses. */
function includesAny(password: string, words: readonly string[]): boolean {
  const typed = password.toLowerCase();
  return words.some((word) => word.length >= minKnownWordLength && typed.includes(word.toLowerCase()));
}

/** Returns the name with and without the family name, the birthday also as YYMMDD and MMDD, and the other details with their parts. */
function wordsOf({ serviceId, name = '', email = '', mobile = '', birthday = '' }: Person): string[] {
  const digits = birthday.replaceAll('-', '');
  const words = [serviceId, name, name.slice(1), ...name.split(' '), ...email.split('@'), ...email.split(/[@.]/), mobile, mobile.slice(3), digits, digits.slice(2), digits.slice(4)];
  return words.filter((word) => word.length > 0);
}
