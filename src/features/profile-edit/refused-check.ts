import { ApiError } from '#contract/http/api-error.ts';
import { refusalText } from '#src/api/refusal.ts';

/** Result of a call that needs a valid password check: 403 means that the check has expired. */
export function refusedCheck(error: unknown): { kind: 'unconfirmed' | 'refused'; message: string } {
  const isUnconfirmed = error instanceof ApiError && error.code === '403';
  return { kind: isUnconfirmed ? 'unconfirmed' : 'refused', message: refusalText(error) };
}
