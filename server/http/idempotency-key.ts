import { refusalMessages } from '#contract/shared/refusal-messages.ts';
import { ApiError } from '#contract/http/api-error.ts';
import type { Call } from './app-type.ts';

export const idempotencyHeader = { name: 'Idempotency-Key', pattern: '^[A-Za-z0-9-]{16,64}$' } as const;

const wellFormed = new RegExp(idempotencyHeader.pattern);

/** Returns the call's idempotency key. Throws 400 `invalidRequest` if it is missing or malformed. */
export function readIdempotencyKey(c: Call): string {
  const key = c.req.header(idempotencyHeader.name) ?? '';
  if (!wellFormed.test(key)) throw new ApiError('400', refusalMessages.invalidRequest);
  return key;
}
