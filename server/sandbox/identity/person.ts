import * as z from 'zod/mini';
import { birthdayOf } from '#contract/account/birthday.ts';
import { mobile } from '#contract/account/phone.ts';
import { typedText, untrimmedText } from '#contract/shared/bounded-text.ts';
import { composeText } from '#contract/shared/typed-text.ts';

/**
 * How the simulated provider answers: normally, or with a failure that a site must handle. `posted`: a POST form
 * instead of a redirect; `isolated`: the popup has lost its opener; `otherRequest`: the answer to another request;
 * `ended`: the crypto token has ended while the popup was open, so that the answer is encrypted with the next one.
 */
export const outcomes = {
  ok: '정상',
  posted: '정상 (POST)',
  isolated: '정상 (창 연결 끊김)',
  failure: '실패',
  otherRequest: '다른 요청번호',
  tampered: '변조',
  ended: '토큰 만료',
  none: '응답 없음',
} as const;

/** Mobile carriers by the codes of NICE. */
export const carriers = { 1: 'SKT', 2: 'KT', 3: 'LG U+', 5: 'SKT 알뜰폰', 6: 'KT 알뜰폰', 7: 'LG U+ 알뜰폰' } as const;

const name = typedText(50, '이름을 50자 이내로 입력해 주세요.').check(
  z.overwrite((text) => composeText(text).replaceAll(/\s+/g, ' ')),
  z.minLength(1, '이름을 입력해 주세요.'),
  z.maxLength(50, '이름을 50자 이내로 입력해 주세요.'),
);

const shared = {
  name,
  birthdate: z.string().check(
    z.maxLength(8, { abort: true, error: '생년월일을 8자리 숫자로 입력해 주세요.' }),
    z.refine((text) => /^\d{8}$/.test(text) && birthdayOf(text) !== null, '생년월일을 8자리 숫자로 입력해 주세요.'),
  ),
  /** `0` female, `1` male; `nationalinfo`: `0` Korean, `1` foreign, as NICE codes them. */
  gender: z.enum(['0', '1'], '성별을 선택해 주세요.'),
  nationalinfo: z.enum(['0', '1'], '내외국인을 선택해 주세요.'),
  outcome: z._default(
    z.enum(['ok', 'posted', 'isolated', 'failure', 'otherRequest', 'tampered', 'ended', 'none']),
    'ok',
  ),
};

/** Forms of the popup; i-PIN identifies people by an id of its own, and has no phone number. */
export const personForm = {
  NICE: z.object({
    ...shared,
    mobileco: z.enum(['1', '2', '3', '5', '6', '7'], '통신사를 선택해 주세요.'),
    mobileno: mobile,
  }),
  IPIN: z.object({
    ...shared,
    ipinId: untrimmedText(50, '아이핀 아이디를 50자 이내로 입력해 주세요.').check(
      z.trim(),
      z.minLength(1, '아이핀 아이디를 입력해 주세요.'),
      z.maxLength(50, '아이핀 아이디를 50자 이내로 입력해 주세요.'),
    ),
  }),
};

/** A request of the site, and the crypto token that it was encrypted with. */
const request = z.object({
  requestNumber: z.string(),
  authType: z.enum(['NICE', 'IPIN']),
  returnUrl: z.string(),
  methodType: z.enum(['get', 'post']),
  tokenVersionId: z.string(),
});
export type SandboxRequest = z.output<typeof request>;

export const attempt = z.object({
  request,
  person: z.object({ ...shared, mobileco: z.nullable(z.string()), mobileno: z.nullable(z.string()) }),
  code: z.string(),
});
export type Attempt = z.output<typeof attempt>;
