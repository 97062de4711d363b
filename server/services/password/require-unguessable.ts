import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import { convertHangulToQwerty } from 'es-hangul';
import { refusalMessages } from '#contract/refusal-messages.ts';
import { Refused } from '#contract/refused.ts';
import { commonKoreanWords, siteWords } from './common-words.ts';

type Person = { readonly serviceId: string; readonly name?: string; readonly email?: string; readonly mobile?: string; readonly birthday?: string };

/** The score 3 of 4 in the words of `zxcvbn`. */
const minGuesses = 100_000_000;

/** Made with the first new password: 49,000 leaked passwords, most used first, and the ways of keyboards. */
let estimator: ZxcvbnFactory | undefined;

/**
 * Refuses a new password that is found with fewer than a hundred million guesses: one of the leaked and common ones, a word of this house or of
 * the person, a Korean one typed on QWERTY, a way over the keyboard, each also with capitals, digits for letters, or a little added. Refused 400 `guessablePassword`
 * (`docs/decisions`).
 */
export function requireUnguessable(password: string, person: Person): void {
  estimator ??= new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
  const words = [...siteWords, ...wordsOf(person), ...commonKoreanWords].map((word) => convertHangulToQwerty(word));
  if (estimator.check(password, words).guesses < minGuesses) throw new Refused('400', refusalMessages.guessablePassword);
}

/** The name whole and without the family's; the birthday also as YYMMDD and MMDD. */
function wordsOf({ serviceId, name = '', email = '', mobile = '', birthday = '' }: Person): string[] {
  const digits = birthday.replaceAll('-', '');
  const words = [serviceId, name, name.slice(1), ...name.split(' '), ...email.split('@'), ...email.split(/[@.]/), mobile, mobile.slice(3), digits, digits.slice(2), digits.slice(4)];
  return words.filter((word) => word.length > 0);
}
