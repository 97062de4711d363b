import * as z from 'zod/mini';
import type { Agreements } from './agreements.ts';
import { birthdayText, type Birthday } from './birthday.ts';
import { emailDomain, emailUsername, joinedEmail } from './email.ts';
import { fieldErrors } from './field-errors.ts';
import type { UserType } from './member.ts';
import { messages } from './messages.ts';
import { newPassword } from './password.ts';
import { joinedLandline, joinedPhone, mobile, phonePart, requiredPhonePart, type PhoneParts } from './phone.ts';
import type { Corporation } from './registration-number.ts';
import { serviceId } from './service-id.ts';
import type { Registration } from './sign-up.ts';
import type { Identity } from './verification.ts';

/** The personal information step as it is typed, spec 001 §2, §3. */
export type PersonalInfo = {
  serviceId: string;
  password: string;
  passwordConfirm: string;
  birthday: Birthday;
  emailUsername: string;
  emailDomain: string;
  mobile: PhoneParts;
  postCode: string;
  address1: string;
  address2: string;
  addressType: 'HOME' | 'COMPANY';
  contact: PhoneParts;
};

const singleFields = z.object({ serviceId, password: newPassword, emailUsername, emailDomain });

export type PersonalInfoField = keyof z.output<typeof singleFields> | 'passwordConfirm' | 'mobile' | 'contact' | 'address2';
export type PersonalInfoErrors = Partial<Record<PersonalInfoField, string>>;

/** In the order of the form, for the first refused field to be pointed at. */
export const personalInfoFields: readonly PersonalInfoField[] = ['serviceId', 'password', 'passwordConfirm', 'emailUsername', 'emailDomain', 'mobile', 'address2', 'contact'];

/** The first message for each field that is wrong (spec 001 §5). */
export function personalInfoErrors(entered: PersonalInfo): PersonalInfoErrors {
  const { serviceId: id, password, emailUsername: username, emailDomain: domain } = entered;
  return Object.fromEntries(
    Object.entries<string | undefined>({
      ...fieldErrors(singleFields, { serviceId: id, password, emailUsername: username, emailDomain: domain }),
      passwordConfirm: entered.passwordConfirm === password ? undefined : messages.passwordMismatch,
      mobile: mobileError(entered.mobile),
      contact: firstError([entered.contact.front, entered.contact.back].map((part) => phonePart.safeParse(part))),
      address2: entered.address2.trim().length > 100 ? messages.invalidRequest : undefined,
    }).filter(([, message]) => message !== undefined),
  );
}

/** What is sent when the step is done: the typed, the verified and the agreed, put together (spec 001 §3). `at` dates the consents. */
export function registrationOf(
  entered: PersonalInfo,
  { userType, identity, agreements, corporation, at }: { userType: UserType; identity: Identity; agreements: Agreements; corporation: Corporation | null; at: Date },
): Registration {
  const now = at.toISOString();
  return {
    userType,
    authType: identity.authType,
    ci: identity.ci,
    di: identity.di,
    name: identity.name,
    gender: identity.gender === '1' ? 'MALE' : 'FEMALE',
    birthday: birthdayText(entered.birthday),
    serviceId: entered.serviceId,
    password: entered.password,
    email: joinedEmail(entered.emailUsername, entered.emailDomain),
    mobile: joinedPhone(entered.mobile),
    termsAgree: {
      taService: true,
      taPrivacy: true,
      taPrivacyThirdParty: agreements.thirdParty,
      emailRcvDate: agreements.email ? now : null,
      smsRcvDate: agreements.sms ? now : null,
    },
    idTerms: [...agreements.extraTerms],
    address: entered.postCode
      ? { postCode: entered.postCode, address1: entered.address1, address2: entered.address2.trim(), addressType: entered.addressType, contact: joinedLandline(entered.contact) }
      : null,
    corporation,
  };
}

function mobileError(parts: PhoneParts): string | undefined {
  if (!parts.prefix) return messages.phonePrefixRequired;
  const partError = firstError([parts.front, parts.back].map((part) => requiredPhonePart.safeParse(part)));
  return partError ?? firstError([mobile.safeParse(joinedPhone(parts))]);
}

const firstError = (results: readonly { error?: { issues: readonly { message: string }[] } | undefined }[]): string | undefined =>
  results.find(({ error }) => error)?.error?.issues[0]?.message;
