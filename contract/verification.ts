import * as z from 'zod/mini';
import { birthdayOf } from './birthday.ts';
import { endpoint } from './endpoint.ts';
import { accountMessages } from './account-messages.ts';

export const authType = z.enum(['NICE', 'IPIN']);
export type AuthType = z.output<typeof authType>;

/** How long a verification counts, and how often the opener looks at its popup. */
export const verificationLimits = { duration: 10 * 60_000, pollInterval: 500, popup: { width: 410, height: 724 } } as const;

/** Who a provider says the person is. `gender` 1 is male; `mobileno` is null from i-PIN, which knows none. */
export const person = z.object({
  requestNumber: z.string(),
  authType,
  name: z.string(),
  birthdate: z.string().check(z.refine((text) => birthdayOf(text) !== null, accountMessages.invalidVerification)),
  gender: z.enum(['0', '1']),
  nationalinfo: z.enum(['0', '1']),
  mobileno: z.nullable(z.string()),
  ci: z.string(),
  di: z.string(),
});
export type Person = z.output<typeof person>;

/** A verified person, with the one-time proof that redeeming the provider's answer gave. */
export const identity = z.extend(person, { proof: z.string() });
export type Identity = z.output<typeof identity>;

/** The query string that a provider sends its window back with: its answer under either name, or the handle of one that it sent by POST. */
export const providerReturn = z.object({
  enc_data: z.optional(z.string().check(z.maxLength(4_000))),
  EncodeData: z.optional(z.string().check(z.maxLength(4_000))),
  handle: z.optional(z.string().check(z.maxLength(64))),
  result: z.optional(z.string().check(z.maxLength(64))),
});
export type ProviderReturn = z.output<typeof providerReturn>;

/** What the return page tells the window that opened it, which has the answer redeemed. */
export const verificationMessage = z.object({ type: z.literal('verification'), returned: providerReturn });
export type VerificationMessage = z.output<typeof verificationMessage>;

/** How the page that began says over the channel that it has the answer. */
export const heardMessage = z.object({ type: z.literal('verification-heard') });

/** The channel of one request, for a window that a page of the provider has cut off from its opener. */
export const verificationChannel = (requestNumber: string): string => `verification:${requestNumber}`;

/** How the verification window's first page says that it is there (`public/assets/verification-window.5.js`). */
export const windowReadyMessage = z.object({ type: z.literal('verification-window') });

/** The proof of who somebody is, as a browser sends it: accepted only when the server holds a live verification with these very values. CI and DI never change in a life; `proof` is of this verification. */
export const proof = z.object({ ci: z.string().check(z.maxLength(120)), di: z.string().check(z.maxLength(120)), proof: z.string().check(z.maxLength(64)) });
export type Proof = z.output<typeof proof>;

/** Where the popup is sent, and the form that takes it there: the provider's address and its hidden fields. */
const providerForm = { action: z.string(), fields: z.record(z.string(), z.string()) };

export const niceCheck = endpoint({
  id: 'niceCheck',
  method: 'GET',
  path: '/api/v1/nice/check',
  access: 'public',
  limit: 'lookup',
  summary: '휴대폰 본인확인 요청: 요청번호와 암호화한 요청, 결과를 받을 비밀값.',
  result: z.object({ requestNumber: z.string(), secret: z.string(), encData: z.string(), ...providerForm }),
});

export const niceSuccess = endpoint({
  id: 'niceSuccess',
  method: 'GET',
  path: '/api/v1/nice/success',
  access: 'public',
  limit: 'lookup',
  summary: '휴대폰 본인확인 결과를 풀어 기록합니다. 요청한 창의 비밀값으로, 한 요청번호에 한 번.',
  secret: true,
  query: z.extend(providerReturn, { requestNumber: z.string().check(z.minLength(1), z.maxLength(64)) }),
  result: identity,
});

export const ipinCheck = endpoint({
  id: 'ipinCheck',
  method: 'GET',
  path: '/api/v1/nice-ipin/check',
  access: 'public',
  limit: 'lookup',
  summary: '아이핀 본인확인 요청: 요청번호와 암호화한 요청, 결과를 받을 비밀값.',
  result: z.object({ scprequest: z.string(), secret: z.string(), sencData: z.string(), ...providerForm }),
});

export const ipinResult = endpoint({
  id: 'ipinResult',
  method: 'GET',
  path: '/api/v1/nice-ipin/result',
  access: 'public',
  limit: 'lookup',
  summary: '아이핀 본인확인 결과를 풀어 기록합니다. 요청한 창의 비밀값으로, 한 요청번호에 한 번.',
  secret: true,
  query: niceSuccess.query,
  result: identity,
});
