import { refusalMessages } from '#contract/shared/refusal-messages.ts';
import { composeText } from '#contract/shared/typed-text.ts';
import { ApiError } from '#contract/http/api-error.ts';
import type { Registration } from '#contract/account/sign-up.ts';
import type { Person } from '#contract/account/verification.ts';

/**
 * Throws 400 `invalidRequest` if the registration names another person than the verification (spec 001 §3). The
 * birthday is not compared: the user states it.
 */
export function requireSamePerson(person: Person, sent: Registration): void {
  const same =
    person.authType === sent.authType &&
    composeText(person.name) === composeText(sent.name) &&
    person.gender === (sent.gender === 'MALE' ? '1' : '0') &&
    (person.mobileno === null || person.mobileno === sent.mobile);
  if (!same) throw new ApiError('400', refusalMessages.invalidRequest);
}
