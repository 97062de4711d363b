import { expect, test } from 'vitest';
import { messages } from '#contract/messages.ts';
import { otherSessionsMachine } from '#machines/other-sessions.machine.ts';
import { onlyThis, sessions } from './fixtures/sessions.ts';
import { journeyOf } from './lib/journey.ts';

const offline = new TypeError('Failed to fetch');
const start = () => journeyOf(otherSessionsMachine, undefined);

async function confirming() {
  const journey = start();
  await journey.answer('loadSessions', sessions);
  journey.send({ type: 'ending.requested' });
  return journey;
}

test('the sessions are asked for at once, and listed', async () => {
  const journey = start();
  expect([journey.value(), journey.running(), journey.snapshot().hasTag('busy')]).toEqual(['loading', ['loadSessions'], true]);
  await journey.answer('loadSessions', sessions);
  expect([journey.value(), journey.context().sessions]).toEqual(['listed', sessions]);
});

test('a list that fails may be asked for again', async () => {
  const journey = start();
  await journey.fail('loadSessions', offline);
  expect([journey.value(), journey.snapshot().hasTag('alert')]).toEqual(['failed', false]);
  journey.send({ type: 'list.retried' });
  expect([journey.value(), journey.running()]).toEqual(['loading', ['loadSessions']]);
});

test('where nobody else is logged in there is nothing to end', async () => {
  const journey = start();
  await journey.answer('loadSessions', onlyThis);
  journey.send({ type: 'ending.requested' });
  expect(journey.value()).toBe('listed');
});

test('ending the others is asked about first; 취소 ends none', async () => {
  const journey = await confirming();
  expect([journey.value(), journey.snapshot().hasTag('alert'), journey.running()]).toEqual(['confirming', true, []]);
  journey.send({ type: 'ending.cancelled' });
  expect([journey.value(), journey.running(), journey.context().sessions]).toEqual(['listed', [], sessions]);
});

test('once ended it is said so, and this one is left', async () => {
  const journey = await confirming();
  journey.send({ type: 'ending.confirmed' });
  expect([journey.value(), journey.running(), journey.snapshot().hasTag('busy')]).toEqual(['ending', ['endOtherSessions'], true]);
  await journey.answer('endOtherSessions', { kind: 'ended' });
  expect([journey.value(), journey.context(), journey.snapshot().hasTag('alert')]).toEqual(['alerting', { sessions: onlyThis, alert: '다른 기기에서 모두 로그아웃되었습니다.' }, true]);
  journey.send({ type: 'alert.dismissed' });
  expect(journey.value()).toBe('listed');
});

test('an ending that is refused, or cannot be sent, is alerted, and the list stays', async () => {
  const refused = await confirming();
  refused.send({ type: 'ending.confirmed' });
  await refused.answer('endOtherSessions', { kind: 'refused', message: messages.offline });
  expect([refused.value(), refused.context()]).toEqual(['alerting', { sessions, alert: messages.offline }]);
  const failed = await confirming();
  failed.send({ type: 'ending.confirmed' });
  await failed.fail('endOtherSessions', offline);
  expect([failed.value(), failed.context()]).toEqual(['alerting', { sessions, alert: messages.unexpected }]);
});
