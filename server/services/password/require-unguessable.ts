import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import { refusalMessages } from '#contract/refusal-messages.ts';
import { Refused } from '#contract/refused.ts';

type Person = { readonly serviceId: string; readonly email?: string; readonly mobile?: string; readonly birthday?: string };

/** Words that come to mind here first; those of the person join them (`docs/security.md`). */
const wordsOfTheHouse = ['oak', 'oakhills', 'oakvalley', 'oakcreek', 'seongmunan', 'wolsongri', 'golf', 'resort', 'oakresort', 'oakgolf', 'member', 'admin'];
/** Below this it takes fewer than a million guesses. */
const leastScore = 2;

/** Made with the first new password: 49,000 leaked passwords, most used first, and the ways of keyboards. */
let estimator: ZxcvbnFactory | undefined;

/**
 * Refuses a new password that is found with fewer than a million guesses: one of the leaked and common ones, a word of this house or of
 * the person, a way over the keyboard, each also with capitals, digits for letters, or a little added. Refused 400 `guessablePassword`
 * (`docs/decisions`).
 */
export function requireUnguessable(password: string, person: Person): void {
  estimator ??= new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
  if (estimator.check(password, [...wordsOfTheHouse, ...wordsOf(person)]).score < leastScore) throw new Refused('400', refusalMessages.guessablePassword);
}

function wordsOf({ serviceId, email = '', mobile = '', birthday = '' }: Person): string[] {
  return [serviceId, ...email.split('@'), ...email.split(/[@.]/), mobile, mobile.slice(3), birthday.replaceAll('-', '')].filter((word) => word.length > 0);
}
