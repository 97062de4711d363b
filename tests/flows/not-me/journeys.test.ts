import { expect, test } from 'vitest';
import { messages } from '#contract/shared/messages.ts';
import { myPageMessages } from '#contract/account/my-page-messages.ts';
import { notMeMachine } from '#machines/not-me.machine.ts';
import { journeyOf } from '#tools/flows/run/journey.ts';

function disowned() {
  const journey = journeyOf(notMeMachine, undefined);
  journey.send({ type: 'activity.disowned' });
  return journey;
}

function ending() {
  const journey = disowned();
  journey.send({ type: 'disowning.confirmed' });
  return journey;
}

test('nothing is ended before the user has confirmed; 취소 ends nothing', () => {
  const journey = disowned();
  expect([journey.value(), journey.snapshot().hasTag('alert'), journey.running()]).toEqual(['confirming', true, []]);
  journey.send({ type: 'disowning.cancelled' });
  expect([journey.value(), journey.running(), journey.emitted]).toEqual(['idle', [], []]);
});

test('the confirmation ends the other sessions; an alert says so, and dismissing it leads to the new password', async () => {
  const journey = ending();
  expect([journey.value(), journey.running(), journey.snapshot().hasTag('busy')]).toEqual([
    'ending',
    ['endOtherSessions'],
    true,
  ]);
  await journey.answer('endOtherSessions', { kind: 'ended' });
  expect([journey.value(), journey.context(), journey.emitted]).toEqual([
    'alertingEnded',
    { alert: '다른 기기에서 모두 로그아웃되었습니다. 이어서 새 비밀번호를 입력하고 저장해 주세요.' },
    [],
  ]);
  journey.send({ type: 'alert.dismissed' });
  expect([journey.value(), journey.emitted]).toEqual(['idle', [{ type: 'password.wanted' }]]);
});

test('an expired password check leads to the check, and from there to the new password', async () => {
  const journey = ending();
  await journey.answer('endOtherSessions', { kind: 'unconfirmed', message: myPageMessages.passwordCheckRequired });
  expect([journey.value(), journey.context(), journey.emitted]).toEqual([
    'idle',
    { alert: '' },
    [
      {
        type: 'check.lapsed',
        message:
          '비밀번호를 다시 확인해 주세요. 확인하신 다음 새 비밀번호를 저장하시면 다른 기기에서 모두 로그아웃됩니다. 비밀번호를 모르시면 로그아웃하신 다음 비밀번호 찾기를 이용해 주세요.',
      },
      { type: 'password.wanted' },
    ],
  ]);
});

test('an error, or a failed request, is alerted, leads nowhere, and can be tried again', async () => {
  const refused = ending();
  await refused.answer('endOtherSessions', { kind: 'refused', message: messages.offline });
  expect([refused.value(), refused.context()]).toEqual(['alerting', { alert: messages.offline }]);
  const failed = ending();
  await failed.fail('endOtherSessions', new TypeError('Failed to fetch'));
  expect([failed.value(), failed.context()]).toEqual(['alerting', { alert: messages.unexpected }]);
  failed.send({ type: 'alert.dismissed' });
  expect([failed.value(), failed.emitted]).toEqual(['idle', []]);
  failed.send({ type: 'activity.disowned' });
  expect(failed.value()).toBe('confirming');
});
