import { expect, test } from 'vitest';
import { leaveQuestionMachine } from '#machines/leave-question.machine.ts';
import { journeyOf } from './lib/journey.ts';

function asked() {
  const journey = journeyOf(leaveQuestionMachine, undefined);
  journey.send({ type: 'leave.requested', to: '/notice' });
  return journey;
}

test('nothing is asked before someone is about to leave', () => {
  const journey = journeyOf(leaveQuestionMachine, undefined);
  expect([journey.value(), journey.context(), journey.snapshot().hasTag('alert')]).toEqual(['staying', { to: '/' }, false]);
});

test('leaving is asked first', () => {
  const journey = asked();
  expect([journey.value(), journey.snapshot().hasTag('alert'), journey.emitted]).toEqual(['asking', true, []]);
});

test('취소 stays', () => {
  const journey = asked();
  journey.send({ type: 'leave.cancelled' });
  expect([journey.value(), journey.emitted]).toEqual(['staying', []]);
});

test('확인 leaves for where one was going', () => {
  const journey = asked();
  journey.send({ type: 'leave.confirmed' });
  expect([journey.value(), journey.emitted]).toEqual(['staying', [{ type: 'flow.left', to: '/notice' }]]);
});
