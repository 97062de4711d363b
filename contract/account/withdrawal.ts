import * as z from 'zod/mini';
import { endpoint } from '../http/endpoint.ts';
import { untrimmedText } from '../shared/bounded-text.ts';
import { credentialLength } from '../shared/limits.ts';
import { myPageMessages } from './my-page-messages.ts';
import { messages } from '../shared/messages.ts';

/** Reasons for a withdrawal (spec 001 §2); the last one takes free text. */
export const otherReason = '기타';
export const leaveReasons = [
  '다른 서비스로 변경',
  '웹 서비스 불만',
  '이벤트 및 고객 서비스 부족',
  '고객 서비스 불만',
  otherReason,
] as const;
type LeaveReason = (typeof leaveReasons)[number];

/** Maximum length of the free text, in characters. */
export const leaveTextLength = 300;

/** How long the id of a withdrawn member is retained, so that it cannot be registered again. */
export const withdrawnIdRetentionMs = 30 * 24 * 3_600_000;

/** The selected reason, or null; `text` applies to 기타 only. */
export type Leaving = { reason: LeaveReason | null; text: string };

/** Values of the withdrawal form. */
export type Withdrawal = Leaving & { password: string };

const reasonLength = leaveTextLength + `${otherReason}: `.length;

const withdrawalBody = z.object({
  reason: untrimmedText(reasonLength, messages.invalidRequest).check(
    z.trim(),
    z.minLength(1, myPageMessages.leaveReasonRequired),
    z.maxLength(reasonLength, messages.invalidRequest),
  ),
  password: z
    .string()
    .check(
      z.minLength(1, myPageMessages.leavePasswordRequired),
      z.maxLength(credentialLength.password, myPageMessages.wrongPassword),
    ),
});
export type WithdrawalRequest = z.output<typeof withdrawalBody>;

/** Returns the values to send, spec 001 §3: the reason as a single text. */
export function withdrawalRequest({ reason, text, password }: Withdrawal): WithdrawalRequest {
  const explanation = text.trim().slice(0, leaveTextLength);
  return {
    reason: reason === otherReason && explanation !== '' ? `${otherReason}: ${explanation}` : (reason ?? ''),
    password,
  };
}

export type WithdrawalErrors = { reason?: string; password?: string };

/** Returns a message for each missing value (spec 001 §5). */
export const withdrawalErrors = ({ reason, password }: Withdrawal): WithdrawalErrors => ({
  ...(reason === null && { reason: myPageMessages.leaveReasonRequired }),
  ...(password === '' && { password: myPageMessages.leavePasswordRequired }),
});

export const leave = endpoint({
  id: 'leave',
  method: 'PUT',
  path: '/api/v1/my/leave',
  access: 'member',
  limit: 'credentials',
  summary:
    '회원 탈퇴. 모든 세션이 끝나고 개인정보가 지워지며, 동의 기록은 남고, 아이디는 30일 동안 다시 쓸 수 없습니다.',
  body: withdrawalBody,
  result: z.null(),
});
