import { expect, test } from 'vitest';
import { messages } from '#contract/shared/messages.ts';
import { myPageMessages } from '#contract/account/my-page-messages.ts';
import { otherSessionsMachine } from '#machines/other-sessions.machine.ts';
import { onlyThis, sessions } from '#tests/fixtures/sessions.ts';
import { journeyOf } from '#tools/flows/run/journey.ts';

const offline = new TypeError('Failed to fetch');
const [current, phone, unknown] = sessions;
if (!current || !phone || !unknown) throw new Error('The sessions are this one and two others');
const start = () => journeyOf(otherSessionsMachine, undefined);

type Request = { type: 'ending.requested'; session: typeof phone } | { type: 'endingAll.requested' };

async function confirming(request: Request = { type: 'endingAll.requested' }) {
  const journey = start();
  await journey.answer('loadSessions', sessions);
  journey.send(request);
  return journey;
}

test('the sessions are requested at once, and listed', async () => {
  const journey = start();
  expect([journey.value(), journey.running(), journey.snapshot().hasTag('busy')]).toEqual([
    'loading',
    ['loadSessions'],
    true,
  ]);
  await journey.answer('loadSessions', sessions);
  expect([journey.value(), journey.context().sessions]).toEqual(['listed', sessions]);
});

test('a list that fails to load can be requested again', async () => {
  const journey = start();
  await journey.fail('loadSessions', offline);
  expect([journey.value(), journey.snapshot().hasTag('alert')]).toEqual(['failed', false]);
  journey.send({ type: 'list.retried' });
  expect([journey.value(), journey.running()]).toEqual(['loading', ['loadSessions']]);
});

test('without other sessions there is nothing to end', async () => {
  const journey = start();
  await journey.answer('loadSessions', onlyThis);
  journey.send({ type: 'endingAll.requested' });
  expect(journey.value()).toBe('listed');
});

test('ending all other sessions requires a confirmation; 취소 ends none', async () => {
  const journey = await confirming();
  expect([journey.value(), journey.snapshot().hasTag('alert'), journey.running()]).toEqual(['confirming', true, []]);
  journey.send({ type: 'ending.cancelled' });
  expect([journey.value(), journey.running(), journey.context().sessions]).toEqual(['listed', [], sessions]);
});

test('the success is alerted, and only the current session remains', async () => {
  const journey = await confirming();
  journey.send({ type: 'ending.confirmed' });
  expect([journey.value(), journey.running(), journey.snapshot().hasTag('busy')]).toEqual([
    'ending',
    ['endSessions'],
    true,
  ]);
  await journey.answer('endSessions', { kind: 'ended' });
  expect([journey.value(), journey.context(), journey.snapshot().hasTag('alert')]).toEqual([
    'alerting',
    { sessions: onlyThis, chosen: null, alert: '다른 기기에서 모두 로그아웃되었습니다.' },
    true,
  ]);
  journey.send({ type: 'alert.dismissed' });
  expect(journey.value()).toBe('listed');
});

test('an error, or a failed request, is alerted, and the list does not change', async () => {
  const refused = await confirming();
  refused.send({ type: 'ending.confirmed' });
  await refused.answer('endSessions', { kind: 'refused', message: messages.offline });
  expect([refused.value(), refused.context()]).toEqual([
    'alerting',
    { sessions, chosen: null, alert: messages.offline },
  ]);
  const failed = await confirming();
  failed.send({ type: 'ending.confirmed' });
  await failed.fail('endSessions', offline);
  expect([failed.value(), failed.context()]).toEqual([
    'alerting',
    { sessions, chosen: null, alert: messages.unexpected },
  ]);
});

test('a single session is ended after a confirmation that names its device, and the others stay', async () => {
  const journey = await confirming({ type: 'ending.requested', session: phone });
  expect([journey.value(), journey.context().chosen]).toEqual(['confirming', phone]);
  journey.send({ type: 'ending.confirmed' });
  await journey.answer('endSessions', { kind: 'ended' });
  expect([journey.value(), journey.context()]).toEqual([
    'alerting',
    { sessions: [current, unknown], chosen: phone, alert: '선택하신 기기에서 로그아웃되었습니다.' },
  ]);
});

test('neither the current session nor an unlisted one can be chosen', async () => {
  const journey = await confirming({ type: 'ending.requested', session: current });
  expect(journey.value()).toBe('listed');
  journey.send({ type: 'ending.requested', session: { ...phone, id: 'of another list' } });
  expect([journey.value(), journey.context().chosen]).toEqual(['listed', null]);
});

test('an expired password check emits an event, ends no session and alerts nothing', async () => {
  const journey = await confirming();
  journey.send({ type: 'ending.confirmed' });
  await journey.answer('endSessions', { kind: 'unconfirmed', message: myPageMessages.passwordCheckRequired });
  expect([journey.value(), journey.context(), journey.emitted]).toEqual([
    'listed',
    { sessions, chosen: null, alert: '' },
    [{ type: 'check.lapsed', message: '비밀번호를 다시 확인해 주세요.' }],
  ]);
});
