import * as z from 'zod/mini';
import { endpoint } from '../http/endpoint.ts';
import { typedText } from '../shared/bounded-text.ts';
import { normalizeText } from '../shared/typed-text.ts';
import { contactChangeMessages } from './contact-change-messages.ts';
import { proof } from './verification.ts';

export const contactKind = z.enum(['EMAIL', 'MOBILE']);
export type ContactKind = z.output<typeof contactKind>;

/**
 * A new email address or mobile number has to be proved within `durationMs`. A code is valid for `codeMs` and
 * `wrongCodes` wrong entries; another one can be requested after `resendMs`, `codes` in all.
 */
export const contactChangeLimits = {
  durationMs: 7 * 24 * 3_600_000,
  codeMs: 30 * 60_000,
  resendMs: 60_000,
  wrongCodes: 5,
  codes: 5,
  digits: 6,
} as const;

/** A change that waits for its proof: `value` is the new email address, or the digits of the new mobile number. */
const contactChange = z.object({ kind: contactKind, value: z.string(), expiresAt: z.iso.datetime() });
export type ContactChange = z.output<typeof contactChange>;

/** The digits of a code, typed with or without spaces. */
export const emailCode = typedText(32, contactChangeMessages.codeFormat).check(
  z.overwrite((text) => normalizeText(text).replaceAll(/\s/g, '')),
  z.minLength(1, contactChangeMessages.codeRequired),
  z.regex(/^\d{6}$/, contactChangeMessages.codeFormat),
);

/** Returns the message for a code that cannot be the right one; undefined for one that can. */
export const emailCodeError = (typed: string): string | undefined =>
  emailCode.safeParse(typed).error?.issues[0]?.message;

export const contactChanges = endpoint({
  id: 'contactChanges',
  method: 'GET',
  path: '/api/v1/my/contact-changes',
  access: 'member',
  summary: '확인을 기다리는 이메일과 휴대폰번호 변경.',
  result: z.array(contactChange),
});

export const sendEmailCode = endpoint({
  id: 'sendEmailCode',
  method: 'POST',
  path: '/api/v1/my/contact-changes/email/code',
  access: 'member',
  limit: 'credentials',
  summary: '새 이메일 주소로 인증번호를 다시 보냅니다. 1분에 한 번, 변경 한 건에 다섯 번까지.',
  result: z.null(),
});

export const confirmEmail = endpoint({
  id: 'confirmEmail',
  method: 'POST',
  path: '/api/v1/my/contact-changes/email/confirm',
  access: 'member',
  limit: 'credentials',
  summary: '인증번호로 새 이메일 주소를 확인합니다. 확인하면 이메일이 바뀝니다.',
  body: z.object({ code: emailCode }),
  result: z.null(),
});

export const confirmMobile = endpoint({
  id: 'confirmMobile',
  method: 'POST',
  path: '/api/v1/my/contact-changes/mobile/confirm',
  access: 'member',
  limit: 'credentials',
  summary: '휴대폰 본인확인으로 새 휴대폰번호를 확인합니다. 회원 본인의 번호이면 휴대폰번호가 바뀝니다.',
  body: proof,
  result: z.null(),
});

export const cancelContactChange = endpoint({
  id: 'cancelContactChange',
  method: 'POST',
  path: '/api/v1/my/contact-changes/cancel',
  access: 'member',
  summary: '확인을 기다리는 변경을 취소합니다. 이미 없으면 그대로 성공입니다.',
  body: z.object({ kind: contactKind }),
  result: z.null(),
});
