import { messages } from '#contract/shared/messages.ts';
import { Refused } from '#contract/http/refused.ts';
import { Unreachable } from './unreachable.ts';

/** The words of a failure that a flow expects: the server's refusal, or that it cannot be reached. Throws anything else on. */
export function refusalText(error: unknown): string {
  if (error instanceof Refused || error instanceof Unreachable) return error.message;
  throw error;
}

/** The words of any failure: those of one that a flow expects, or that something went wrong. */
export const failureText = (error: Error): string => (error instanceof Refused || error instanceof Unreachable ? error.message : messages.unexpected);
