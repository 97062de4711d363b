import { Refused } from '#contract/refused.ts';

/** What went wrong, without the words of any answer: those may be personal. */
export function failureKind(error: unknown): string {
  if (error instanceof Refused) return `${error.name} ${error.code}`;
  return error instanceof Error ? error.name : typeof error;
}
