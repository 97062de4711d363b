import * as z from 'zod/mini';
import { birthdayOf } from './birthday.ts';
import { endpoint } from '../http/endpoint.ts';
import { accountMessages } from './account-messages.ts';

export const authType = z.enum(['NICE', 'IPIN']);
export type AuthType = z.output<typeof authType>;

/**
 * `durationMs`: how long a verification is valid. `pollIntervalMs`: how often the opener checks whether its popup is
 * closed.
 */
export const verificationLimits = {
  durationMs: 10 * 60_000,
  pollIntervalMs: 500,
  confirmMs: 3_000,
  popup: { width: 410, height: 724 },
} as const;

/** A person as identified by a provider. `gender` 1 is male; `mobileno` is null for i-PIN, which does not return it. */
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

/** A verified person, with the one-time proof that redeeming the provider's answer returned. */
export const identity = z.extend(person, { proof: z.string() });
export type Identity = z.output<typeof identity>;

/**
 * Query string of a return page: the handle of the provider's answer, which the server has taken. Without one there was
 * no answer, or not one to a request of this browser.
 */
export const providerReturn = z.object({ handle: z.optional(z.string().check(z.maxLength(64))) });
export type ProviderReturn = z.output<typeof providerReturn>;

/** Message of the return page to its opener, which redeems the response. */
export const verificationMessage = z.object({ type: z.literal('verification'), returned: providerReturn });
export type VerificationMessage = z.output<typeof verificationMessage>;

/** Sent over the channel by the page that started the verification: it has received the response. */
export const receivedMessage = z.object({ type: z.literal('verification-heard') });

/**
 * Returns the BroadcastChannel name of a request, for a popup that a page of the provider has severed from its opener.
 */
export const verificationChannel = (requestNumber: string): string => `verification:${requestNumber}`;

/** Message of the popup's first page that it has loaded (`public/assets/verification-window.6.js`). */
export const windowReadyMessage = z.object({ type: z.literal('verification-window') });

/** Message of that page that its policy has blocked its form. */
export const windowBlockedMessage = z.object({ type: z.literal('verification-blocked') });

/**
 * Proof of identity, sent by a browser: accepted only if the server holds a valid verification with exactly these
 * values. CI and DI never change for a person; `proof` belongs to one verification.
 */
export const proof = z.object({
  ci: z.string().check(z.maxLength(120)),
  di: z.string().check(z.maxLength(120)),
  proof: z.string().check(z.maxLength(64)),
});
export type Proof = z.output<typeof proof>;

/** The form that leads the popup to the provider: the provider's URL and the hidden fields. */
const providerForm = { action: z.string(), fields: z.record(z.string(), z.string()) };

export const niceCheck = endpoint({
  id: 'niceCheck',
  method: 'GET',
  path: '/api/v1/nice/check',
  access: 'public',
  limit: 'lookup',
  summary: '휴대폰 본인확인 요청: 요청번호와 암호화한 요청, 결과를 받을 비밀값. 요청한 브라우저에 쿠키를 둡니다.',
  result: z.object({ requestNumber: z.string(), secret: z.string(), encData: z.string(), ...providerForm }),
});

export const niceSuccess = endpoint({
  id: 'niceSuccess',
  method: 'GET',
  path: '/api/v1/nice/success',
  access: 'public',
  limit: 'lookup',
  summary:
    '휴대폰 본인확인 결과를 기록합니다. 요청한 창의 비밀값, 그 브라우저의 쿠키, 결과의 식별값으로 한 요청번호에 한 번.',
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
  summary: '아이핀 본인확인 요청: 요청번호와 암호화한 요청, 결과를 받을 비밀값. 요청한 브라우저에 쿠키를 둡니다.',
  result: z.object({ scprequest: z.string(), secret: z.string(), sencData: z.string(), ...providerForm }),
});

export const ipinResult = endpoint({
  id: 'ipinResult',
  method: 'GET',
  path: '/api/v1/nice-ipin/result',
  access: 'public',
  limit: 'lookup',
  summary:
    '아이핀 본인확인 결과를 기록합니다. 요청한 창의 비밀값, 그 브라우저의 쿠키, 결과의 식별값으로 한 요청번호에 한 번.',
  secret: true,
  query: niceSuccess.query,
  result: identity,
});
