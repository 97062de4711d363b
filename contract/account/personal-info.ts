import * as z from 'zod/mini';
import type { Agreements } from './agreements.ts';
import { birthdayText, type Birthday } from './birthday.ts';
import { contactInfoErrors, contactOf, type ContactInfo, type ContactInfoField } from './contact-info.ts';
import { fieldErrors } from '../shared/field-errors.ts';
import type { UserType } from './member.ts';
import { newPasswordErrors } from './password.ts';
import type { Corporation } from './registration-number.ts';
import { serviceId } from './service-id.ts';
import type { Registration } from './sign-up.ts';
import type { Identity } from './verification.ts';

/** Values of the personal information step, spec 001 §2, §3. */
export type PersonalInfo = ContactInfo & {
  serviceId: string;
  password: string;
  passwordConfirm: string;
  birthday: Birthday;
};

const id = z.object({ serviceId });

export type PersonalInfoField = 'serviceId' | 'password' | 'passwordConfirm' | ContactInfoField;
export type PersonalInfoErrors = Partial<Record<PersonalInfoField, string>>;

/** In the order of the form, to focus the first invalid field. */
export const personalInfoFields: readonly PersonalInfoField[] = [
  'serviceId',
  'password',
  'passwordConfirm',
  'emailUsername',
  'emailDomain',
  'mobile',
  'postCode',
  'address1',
  'address2',
  'contact',
];

/** Returns the first message for each invalid field (spec 001 §5). */
export const personalInfoErrors = (entered: PersonalInfo): PersonalInfoErrors => ({
  ...fieldErrors(id, { serviceId: entered.serviceId }),
  ...newPasswordErrors(entered),
  ...contactInfoErrors(entered),
});

/**
 * Combines the entered values, the verified identity and the agreements into a registration (spec 001 §3). `at` is the
 * time of the consents.
 */
export function registrationOf(
  entered: PersonalInfo,
  {
    userType,
    identity,
    agreements,
    corporation,
    at,
  }: { userType: UserType; identity: Identity; agreements: Agreements; corporation: Corporation | null; at: Date },
): Registration {
  const now = at.toISOString();
  return {
    userType,
    authType: identity.authType,
    ci: identity.ci,
    di: identity.di,
    proof: identity.proof,
    name: identity.name,
    gender: identity.gender === '1' ? 'MALE' : 'FEMALE',
    birthday: birthdayText(entered.birthday),
    serviceId: entered.serviceId,
    password: entered.password,
    passwordConfirm: entered.passwordConfirm,
    ...contactOf(entered),
    termsAgree: {
      taService: true,
      taPrivacy: true,
      taPrivacyThirdParty: agreements.thirdParty,
      emailRcvDate: agreements.email ? now : null,
      smsRcvDate: agreements.sms ? now : null,
    },
    idTerms: [...agreements.extraTerms],
    registrationNumber: corporation?.registrationNumber ?? null,
    corporation,
  };
}
