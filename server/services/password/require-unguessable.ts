import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import { refusalMessages } from '#contract/shared/refusal-messages.ts';
import { ApiError } from '#contract/http/api-error.ts';
import type { Deps } from '../../deps.ts';
import { besidesKnownWords, listedWords, ownWords, type Person } from './known-words.ts';

/** Score 3 of 4 in `zxcvbn`. */
const minGuesses = 100_000_000;

/**
 * Known words are the first that an attacker tries, so what is added to one must make up for it: a year, a sign and a
 * letter do not.
 */
const minGuessesWithKnownWord = 1_000_000_000;

/** An attacker who combines known words with years and dates needs to guess only the other characters. */
const minOtherCharacters = 4;

/** 49,000 leaked passwords and the listed words, most common first, and keyboard layouts. */
let estimator: ZxcvbnFactory | undefined;

/** Creates what every estimate needs, which takes some tenths of a second: a server does so before it listens. */
export function prepareEstimates(): ZxcvbnFactory {
  estimator ??= new ZxcvbnFactory({
    dictionary: { ...dictionary, listed: [...listedWords().words] },
    graphs: adjacencyGraphs,
  });
  return estimator;
}

/**
 * Throws 400 `guessablePassword` for a new password that takes fewer than a hundred million guesses: a leaked or common
 * one, a keyboard pattern; or one that is hardly more than known words (of the site or the person, names, places,
 * seasons, common Korean words, typed on QWERTY or romanised), years and dates; each also with capitals, digits in
 * place of letters, or short additions (`docs/decisions`).
 */
export function requireUnguessable(password: string, person: Person): void {
  const own = ownWords(person);
  const { characters, hasWord } = besidesKnownWords(password, own);
  const { guesses, sequence } = prepareEstimates().check(password, own);
  const hasKnownWord =
    hasWord || sequence.some(({ dictionaryName }) => dictionaryName === 'userInputs' || dictionaryName === 'listed');
  if (characters < minOtherCharacters || guesses < (hasKnownWord ? minGuessesWithKnownWord : minGuesses))
    throw new ApiError('400', refusalMessages.guessablePassword);
}

/**
 * Does the same in the turn of a hash: an estimate takes some milliseconds of the main thread, and many at once would
 * stop all other requests.
 */
export const requireUnguessableInTurn = (
  { hashingQueue }: Pick<Deps, 'hashingQueue'>,
  password: string,
  person: Person,
): Promise<void> => hashingQueue.run(async () => requireUnguessable(password, person));
