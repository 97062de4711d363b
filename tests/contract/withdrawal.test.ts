import { expect, test } from 'vitest';
import {
  leave,
  leaveReasons,
  leaveTextLength,
  withdrawalErrors,
  withdrawalRequest,
} from '#contract/account/withdrawal.ts';

const password = 'Golf2026!a';

test('a reason and the password are required, each with its own message', () => {
  expect(withdrawalErrors({ reason: null, text: '', password: '' })).toEqual({
    reason: '탈퇴 사유를 선택해주세요',
    password: '패스워드를 입력해주세요.',
  });
  expect(withdrawalErrors({ reason: '기타', text: '', password })).toEqual({});
});

test('the free text is sent with 기타 only', () => {
  const texts = leaveReasons.map((reason) => withdrawalRequest({ reason, text: ' 이사 ', password }).reason);
  expect(texts).toEqual([
    '다른 서비스로 변경',
    '웹 서비스 불만',
    '이벤트 및 고객 서비스 부족',
    '고객 서비스 불만',
    '기타: 이사',
  ]);
  expect(withdrawalRequest({ reason: '기타', text: ' ', password })).toEqual({ reason: '기타', password });
});

test('the longest text is accepted', () => {
  const sent = withdrawalRequest({ reason: '기타', text: '가'.repeat(leaveTextLength + 50), password });
  expect([sent.reason.length, leave.body.safeParse(sent).success]).toEqual([leaveTextLength + '기타: '.length, true]);
});

test('the call rejects what the form rejects, with the same messages', () =>
  expect(leave.body.safeParse({ reason: ' ', password: '' }).error?.issues.map(({ message }) => message)).toEqual([
    '탈퇴 사유를 선택해주세요',
    '패스워드를 입력해주세요.',
  ]));
