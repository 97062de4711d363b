import * as z from 'zod/mini';
import { accountMessages } from './account-messages.ts';
import { agreedAt } from './agreed-at.ts';
import { birthdayOf, birthdayText } from './birthday.ts';
import { address } from './contact-info.ts';
import { email } from './email.ts';
import { endpoint } from '../http/endpoint.ts';
import { userType } from './member.ts';
import { newPassword } from './password.ts';
import { mobile } from './phone.ts';
import { typedText } from '../shared/bounded-text.ts';
import { credentialLength } from '../shared/limits.ts';
import { messages } from '../shared/messages.ts';
import { composeText } from '../shared/typed-text.ts';
import { corporation, registrationNumber } from './registration-number.ts';
import { serviceId } from './service-id.ts';
import { authType, proof } from './verification.ts';

/** Name as returned by the verification, with apostrophes and accents; NFC-normalised. */
const verifiedName = typedText(100, accountMessages.nameRequired).check(
  z.overwrite(composeText),
  z.minLength(1, accountMessages.nameRequired),
  z.maxLength(100, accountMessages.nameRequired),
);

/** Eight digits; dashes are accepted and removed (spec 001 §3). */
const birthday = typedText(10, messages.invalidRequest).check(
  z.overwrite((text) => {
    const parsed = birthdayOf(text);
    return parsed ? birthdayText(parsed) : text;
  }),
  z.refine((text) => birthdayOf(text) !== null, messages.invalidRequest),
);

const termsAgree = z.object({
  taService: z.literal(true, accountMessages.requiredAgreement),
  taPrivacy: z.literal(true, accountMessages.requiredAgreement),
  taPrivacyThirdParty: z.boolean(),
  emailRcvDate: agreedAt,
  smsRcvDate: agreedAt,
});

/**
 * A registration, spec 001 §3. Name, gender and, after a phone verification, the mobile number must match the
 * verification behind `ci` and `di`; the birthday is prefilled from it and can be corrected. `corporation` is required
 * for corporate members and null for all others; `registrationNumber` repeats its number under the name that the lookup
 * endpoints use.
 */
export const registration = z
  .extend(proof, {
    userType,
    authType,
    name: verifiedName,
    gender: z.enum(['MALE', 'FEMALE']),
    birthday,
    serviceId,
    password: newPassword,
    passwordConfirm: z.string().check(z.maxLength(credentialLength.password, accountMessages.passwordMismatch)),
    email,
    mobile,
    termsAgree,
    idTerms: z.array(z.int()).check(z.maxLength(20)),
    address: z.nullable(address),
    registrationNumber: z.nullable(registrationNumber),
    corporation: z.nullable(corporation),
  })
  .check(
    z.refine((value) => value.passwordConfirm === value.password, {
      error: accountMessages.passwordMismatch,
      path: ['passwordConfirm'],
    }),
    z.refine((value) => value.registrationNumber === (value.corporation?.registrationNumber ?? null), {
      error: messages.invalidRequest,
      path: ['registrationNumber'],
    }),
    z.refine((value) => (value.userType === 'CORPORATION') === (value.corporation !== null), {
      error: messages.invalidRequest,
      path: ['corporation'],
    }),
  );
export type Registration = z.output<typeof registration>;

export const signUp = endpoint({
  id: 'signUp',
  method: 'POST',
  path: '/api/v1/users/sign-up',
  access: 'public',
  limit: 'lookup',
  summary: '회원가입. 한 사람에 하나의 계정, 법인회원은 법인마다 하나. 외국인회원은 외국인으로 확인된 사람만.',
  body: registration,
  result: z.object({ serviceId: z.string() }),
});
