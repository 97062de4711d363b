import * as z from 'zod/mini';
import { endpoint } from '../http/endpoint.ts';
import { typedText } from '../shared/bounded-text.ts';
import { credentialLength } from '../shared/limits.ts';
import { messages } from '../shared/messages.ts';
import { normalizeText } from '../shared/typed-text.ts';

export const userType = z.enum(['PERSONAL', 'CORPORATION', 'FOREIGNER', 'NORMAL']);
export type UserType = z.output<typeof userType>;

/**
 * Whether the club has confirmed that a corporate member acts for the company. Memberships and bookings are shown to
 * approved members only (`docs/decisions`).
 */
export const companyApproval = z.enum(['PENDING', 'APPROVED', 'REFUSED']);
export type CompanyApproval = z.output<typeof companyApproval>;

const dateTime = z.iso.datetime();

/**
 * User info, spec 001 §3. `corporation` is null except for CORPORATION members; `address` is null if none was given.
 */
const member = z.object({
  name: z.string(),
  serviceId: z.string(),
  email: z.string(),
  mobile: z.string(),
  userType,
  corporation: z.nullable(
    z.object({ companyName: z.string(), registrationNumber: z.string(), approval: companyApproval }),
  ),
  termsAgree: z.object({
    emailRcv: z.boolean(),
    smsRcv: z.boolean(),
    emailRcvDate: z.nullable(dateTime),
    smsRcvDate: z.nullable(dateTime),
  }),
  address: z.nullable(
    z.object({
      address1: z.string(),
      address2: z.string(),
      postCode: z.string(),
      addressType: z.enum(['HOME', 'COMPANY']),
      contact: z.string(),
    }),
  ),
});
export type Member = z.output<typeof member>;

/**
 * Request of the login form, spec 001 §5: both fields are required. Nothing else is validated here, so that old ids
 * keep working.
 */
export const credentials = z.object({
  serviceId: typedText(credentialLength.serviceId, messages.wrongCredentials).check(
    z.overwrite(normalizeText),
    z.minLength(1, messages.serviceIdRequired),
    z.maxLength(credentialLength.serviceId, messages.wrongCredentials),
  ),
  password: z
    .string()
    .check(
      z.minLength(1, messages.passwordRequired),
      z.maxLength(credentialLength.password, messages.wrongCredentials),
    ),
});

export const signIn = endpoint({
  id: 'signIn',
  method: 'POST',
  path: '/api/v1/users/sign-in',
  access: 'public',
  limit: 'credentials',
  summary: '로그인. 비밀번호를 5회 잘못 입력하면 해당 아이디는 30분 동안 423으로 거절됩니다.',
  body: credentials,
  result: z.object({ access_token: z.string(), dormant: z.boolean(), member }),
});

export const signOut = endpoint({
  id: 'signOut',
  method: 'POST',
  path: '/api/v1/users/sign-out',
  access: 'member',
  summary: '현재 세션을 서버에서 종료합니다.',
  result: z.null(),
});

export const me = endpoint({
  id: 'me',
  method: 'GET',
  path: '/api/v1/users/me',
  access: 'member',
  summary: '로그인한 회원의 정보.',
  result: member,
});
