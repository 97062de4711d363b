import * as z from 'zod/mini';
import { agreedAt } from './agreed-at.ts';
import {
  address as addressSchema,
  contactInfoErrors,
  contactOf,
  type ContactInfo,
  type ContactInfoField,
} from './contact-info.ts';
import { email } from './email.ts';
import { endpoint } from '../http/endpoint.ts';
import { credentialLength } from '../shared/limits.ts';
import type { Member } from './member.ts';
import { messages } from '../shared/messages.ts';
import { myPageMessages } from './my-page-messages.ts';
import { newPassword, newPasswordErrors } from './password.ts';
import { landlinePartsOf, mobile, phonePartsOf } from './phone.ts';
import { corporation } from './registration-number.ts';

/** Values of the profile form (spec 001 §2, §4). An empty password leaves the stored one unchanged. */
export type Profile = ContactInfo & { password: string; passwordConfirm: string; emailRcv: boolean; smsRcv: boolean };

export type ProfileField = 'password' | 'passwordConfirm' | ContactInfoField;
export type ProfileErrors = Partial<Record<ProfileField, string>>;

/** Returns the initial form values of a member. */
export function profileOf({
  email: storedEmail,
  mobile: number,
  address,
  termsAgree: { emailRcv, smsRcv },
}: Member): Profile {
  const atIndex = storedEmail.lastIndexOf('@');
  return {
    password: '',
    passwordConfirm: '',
    emailUsername: storedEmail.slice(0, Math.max(atIndex, 0)),
    emailDomain: storedEmail.slice(atIndex + 1),
    mobile: phonePartsOf(number),
    postCode: address?.postCode ?? '',
    address1: address?.address1 ?? '',
    address2: address?.address2 ?? '',
    addressType: address?.addressType ?? 'HOME',
    contact: landlinePartsOf(address?.contact ?? ''),
    emailRcv,
    smsRcv,
  };
}

/** Returns the first message for each invalid field; the password is validated only if one is entered (spec 001 §5). */
export const profileErrors = (entered: Profile): ProfileErrors => ({
  ...(entered.password + entered.passwordConfirm !== '' && newPasswordErrors(entered)),
  ...contactInfoErrors(entered),
});

/**
 * Returns the date of a consent (spec 001 §4): `at` if it is newly ticked, else the earlier one. The server sets its
 * own dates.
 */
const consentDate = (isTicked: boolean, wasTicked: boolean, earlier: string | null, at: Date): string | null =>
  isTicked && !wasTicked ? at.toISOString() : earlier;

/** Returns the values to send; name, id and the password confirmation are not among them (spec 001 §7). */
export function profileChange(
  entered: Profile,
  { corporation: company, termsAgree }: Pick<Member, 'corporation' | 'termsAgree'>,
  at: Date,
): ProfileChange {
  const { password, emailRcv, smsRcv } = entered;
  return {
    ...contactOf(entered),
    termsAgree: {
      emailRcv,
      smsRcv,
      emailRcvDate: consentDate(emailRcv, termsAgree.emailRcv, termsAgree.emailRcvDate, at),
      smsRcvDate: consentDate(smsRcv, termsAgree.smsRcv, termsAgree.smsRcvDate, at),
    },
    corporation: company && { companyName: company.companyName, registrationNumber: company.registrationNumber },
    ...(password !== '' && { password }),
  };
}

/** Whether the email address or the mobile number differs from the one in force, so that it has to be proved. */
export function changesContact(entered: Profile, { email: stored, mobile: number }: Pick<Member, 'email' | 'mobile'>) {
  const contact = contactOf(entered);
  return contact.email !== stored || contact.mobile !== number;
}

const profileChangeSchema = z.object({
  email,
  mobile,
  address: z.nullable(addressSchema),
  termsAgree: z.object({ emailRcv: z.boolean(), smsRcv: z.boolean(), emailRcvDate: agreedAt, smsRcvDate: agreedAt }),
  /** Sent back unchanged, as it cannot be edited. */
  corporation: z.nullable(corporation),
  password: z.optional(newPassword),
});
export type ProfileChange = z.output<typeof profileChangeSchema>;

/** How long a password check allows its session to change the profile. */
export const passwordGrantMs = 10 * 60_000;

/** The member's current password. */
const currentPassword = z
  .string()
  .check(
    z.minLength(1, messages.passwordRequired),
    z.maxLength(credentialLength.password, myPageMessages.wrongPassword),
  );

export const checkPassword = endpoint({
  id: 'checkPassword',
  method: 'POST',
  path: '/api/v1/users/password-check',
  access: 'member',
  limit: 'credentials',
  summary:
    '비밀번호 확인. 맞으면 토큰을 새로 발급하고, 그 토큰으로 10분 안에 회원정보를 한 번 바꿀 수 있습니다. 이전 토큰은 새 토큰을 처음 쓸 때 끝납니다. 틀린 횟수는 로그인과 함께 셉니다.',
  body: z.object({ password: currentPassword }),
  result: z.object({ access_token: z.string() }),
});

export const modifyProfile = endpoint({
  id: 'modifyProfile',
  method: 'POST',
  path: '/api/v1/my/modify',
  access: 'member',
  confirmed: true,
  summary: '회원정보 수정. 비밀번호를 바꾸면 다른 세션이 모두 끝납니다.',
  body: profileChangeSchema,
  result: z.null(),
});
