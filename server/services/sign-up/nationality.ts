import { accountMessages } from '#contract/account/account-messages.ts';
import type { UserType } from '#contract/account/member.ts';
import { ApiError } from '#contract/http/api-error.ts';
import type { Person } from '#contract/account/verification.ts';

/**
 * Throws 400 `foreignersOnly` or `koreansOnly`: a person verified as a foreigner can only join as a foreign member, and
 * no one else can. A company may be represented by either.
 */
export function requireNationality({ nationalinfo }: Person, userType: UserType): void {
  if (userType === 'CORPORATION') return;
  const isForeigner = nationalinfo === '1';
  if (isForeigner === (userType === 'FOREIGNER')) return;
  throw new ApiError('400', isForeigner ? accountMessages.koreansOnly : accountMessages.foreignersOnly);
}
