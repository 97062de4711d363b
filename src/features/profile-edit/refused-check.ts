import { Refused } from '#contract/refused.ts';
import { refusalText } from '#src/api/refusal.ts';

/** What came of a call that counts on the password check: 403 says that the check counts no more. */
export function refusedCheck(error: unknown): { kind: 'unconfirmed' | 'refused'; message: string } {
  const isUnconfirmed = error instanceof Refused && error.code === '403';
  return { kind: isUnconfirmed ? 'unconfirmed' : 'refused', message: refusalText(error) };
}
