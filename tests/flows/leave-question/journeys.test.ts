import { expect, test } from 'vitest';
import { leaveQuestionMachine } from '#machines/leave-question.machine.ts';
import { journeyOf } from '#tools/flows/run/journey.ts';

function asking() {
  const journey = journeyOf(leaveQuestionMachine, undefined);
  journey.send({ type: 'leave.requested', to: '/notice' });
  return journey;
}

test('no question is open before the user navigates away', () => {
  const journey = journeyOf(leaveQuestionMachine, undefined);
  expect([journey.value(), journey.context(), journey.snapshot().hasTag('alert')]).toEqual([
    'staying',
    { to: '/' },
    false,
  ]);
});

test('navigating away requires a confirmation', () => {
  const journey = asking();
  expect([journey.value(), journey.snapshot().hasTag('alert'), journey.emitted]).toEqual(['asking', true, []]);
});

test('취소 stays', () => {
  const journey = asking();
  journey.send({ type: 'leave.cancelled' });
  expect([journey.value(), journey.emitted]).toEqual(['staying', []]);
});

test('확인 navigates to the chosen destination', () => {
  const journey = asking();
  journey.send({ type: 'leave.confirmed' });
  expect([journey.value(), journey.emitted]).toEqual(['staying', [{ type: 'flow.left', to: '/notice' }]]);
});
