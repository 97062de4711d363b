import { expect, test } from 'vitest';
import { fieldErrors } from '#contract/shared/field-errors.ts';
import { credentials } from '#contract/account/member.ts';
import { durationText } from '#contract/shared/messages.ts';
import { loginLockedMessage } from '#contract/shared/refusal-messages.ts';

test('credentials lose the spaces around the id and nothing else', () => {
  expect(credentials.parse({ serviceId: ' Member01 ', password: ' p w ' })).toEqual({
    serviceId: 'Member01',
    password: ' p w ',
  });
});

test('both credentials are required, each with its own message', () => {
  expect(fieldErrors(credentials, { serviceId: ' ', password: '' })).toEqual({
    serviceId: '아이디를 입력해주세요',
    password: '비밀번호를 입력해주세요',
  });
});

test('complete credentials have no errors', () => {
  expect(fieldErrors(credentials, { serviceId: 'member01', password: 'x' })).toEqual({});
});

test.each([
  [1_800, '30분'],
  [1_745, '29분 5초'],
  [60, '1분'],
  [42, '42초'],
  [0, '0초'],
])('%i seconds are formatted as %s', (seconds, text) => {
  expect(durationText(seconds)).toBe(text);
});

test('a lockout has the remaining time', () => {
  expect(loginLockedMessage(1_745)).toBe(
    '비밀번호를 5회 이상 잘못 입력하여 로그인이 제한되었습니다. 29분 5초 후에 다시 시도해 주세요.',
  );
});
