import { accountMessages } from '#contract/account/account-messages.ts';
import { ApiError } from '#contract/http/api-error.ts';
import type { Call } from './app-type.ts';

export const secretHeader = { name: 'Verification-Secret', pattern: '^[A-Za-z0-9_-]{43}$' } as const;

const wellFormed = new RegExp(secretHeader.pattern);

/** Returns the call's verification secret. Throws 400 `invalidVerification` if it is missing or malformed. */
export function readVerificationSecret(c: Call): string {
  const secret = c.req.header(secretHeader.name) ?? '';
  if (!wellFormed.test(secret)) throw new ApiError('400', accountMessages.invalidVerification);
  return secret;
}
