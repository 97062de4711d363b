import { expect, test } from 'vitest';
import { messages } from '#contract/shared/messages.ts';
import { myPageMessages } from '#contract/account/my-page-messages.ts';
import type { Leaving } from '#contract/account/withdrawal.ts';
import { withdrawalMachine } from '#machines/withdrawal.machine.ts';
import { journeyOf } from '#tools/flows/run/journey.ts';

const entered = { reason: '웹 서비스 불만', text: '' } as const;
const nothing = { reason: null, text: '' };
const password = 'Golf2026!a';
const start = (draft: Leaving | null = null) => journeyOf(withdrawalMachine, { draft });

function leaving() {
  const journey = start(entered);
  journey.send({ type: 'withdrawal.submitted', password });
  return journey;
}

test('starts empty', () => {
  const journey = start();
  expect([journey.value(), journey.context()]).toEqual([
    'entering',
    { entered: nothing, password: '', errors: {}, alert: '' },
  ]);
});

test('starts with the reason that was entered before the session ended', () => {
  expect(start({ reason: '기타', text: '이사를 갑니다' }).context().entered).toEqual({
    reason: '기타',
    text: '이사를 갑니다',
  });
});

test('each change of the reason is stored', () => {
  const journey = start();
  journey.send({ type: 'reason.changed', changed: { reason: '기타' } });
  journey.send({ type: 'reason.changed', changed: { text: '이사를 갑니다' } });
  expect([journey.context().entered, journey.effects]).toEqual([
    { reason: '기타', text: '이사를 갑니다' },
    [
      ['saveDraft', { reason: '기타', text: '' }],
      ['saveDraft', { reason: '기타', text: '이사를 갑니다' }],
    ],
  ]);
});

test('each missing field has an error until it is changed, and nothing is sent', () => {
  const journey = start();
  journey.send({ type: 'withdrawal.submitted', password: '' });
  expect([journey.value(), journey.context().errors, journey.running()]).toEqual([
    'entering',
    { reason: '탈퇴 사유를 선택해주세요', password: '패스워드를 입력해주세요.' },
    [],
  ]);
  journey.send({ type: 'password.changed' });
  const corrected = journey.context().errors;
  journey.send({ type: 'withdrawal.submitted', password });
  journey.send({ type: 'reason.changed', changed: { reason: '기타' } });
  expect([corrected, journey.context().errors]).toEqual([{}, {}]);
});

test('is sent once, and the password is held until the response', async () => {
  const journey = leaving();
  journey.send({ type: 'withdrawal.submitted', password: 'another' });
  expect([journey.value(), journey.inputOf('leave'), journey.snapshot().hasTag('busy'), journey.effects]).toEqual([
    'leaving',
    { ...entered, password },
    true,
    [],
  ]);
  await journey.answer('leave', { kind: 'refused', message: myPageMessages.wrongPassword });
  expect([journey.value(), journey.context(), journey.snapshot().hasTag('alert')]).toEqual([
    'alerting',
    { entered, password: '', errors: {}, alert: '비밀번호가 일치하지 않습니다.' },
    true,
  ]);
  journey.send({ type: 'alert.dismissed' });
  expect([journey.value(), journey.effects]).toEqual(['entering', []]);
});

test('once accepted, the token is cleared, the withdrawal is alerted, and the flow is done', async () => {
  const journey = leaving();
  await journey.answer('leave', { kind: 'left' });
  expect([journey.value(), journey.effects, journey.context(), journey.snapshot().hasTag('alert')]).toEqual([
    'alertingLeft',
    [['clearToken', undefined]],
    { entered, password: '', errors: {}, alert: '탈퇴되었습니다.' },
    true,
  ]);
  journey.send({ type: 'alert.dismissed' });
  expect([journey.value(), journey.snapshot().status]).toEqual(['left', 'done']);
});

test('that cannot be sent is alerted, and the member stays logged in', async () => {
  const journey = leaving();
  await journey.fail('leave', new TypeError('Failed to fetch'));
  expect([journey.value(), journey.context().alert, journey.effects]).toEqual(['alerting', messages.unexpected, []]);
});

test('a second attempt starts without the errors of the first', () => {
  const journey = start(entered);
  journey.send({ type: 'withdrawal.submitted', password: '' });
  journey.send({ type: 'withdrawal.submitted', password });
  expect(journey.context().errors).toEqual({});
});
