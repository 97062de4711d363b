import { expect, test } from 'vitest';
import { stepHistoryMachine } from '#machines/step-history.machine.ts';
import { journeyOf } from '#tools/flows/run/journey.ts';

/** Starts at the entry of the page, and goes on to a step. */
function atStep(depth: number) {
  const journey = journeyOf(stepHistoryMachine, { entry: 0 });
  journey.send({ type: 'step.changed', depth });
  return { ...journey, place: () => [journey.value(), journey.context().depth, journey.context().entry] };
}

test('each step after the first gets an entry', () => {
  const { emitted, place } = atStep(2);
  expect([place(), emitted]).toEqual([
    ['aligned', 2, 2],
    [
      { type: 'entry.added', entry: 1 },
      { type: 'entry.added', entry: 2 },
    ],
  ]);
});

test('a page that is reloaded at the entry of a later step returns to its own', () => {
  const journey = journeyOf(stepHistoryMachine, { entry: 2 });
  expect([journey.value(), journey.emitted]).toEqual(['aligned', []]);
  journey.send({ type: 'step.changed', depth: 0 });
  expect([journey.value(), journey.emitted]).toEqual(['returning', [{ type: 'return.requested', entry: 0 }]]);
});

test('Back leads to the previous step', () => {
  const { send, emitted, place } = atStep(2);
  send({ type: 'step.back', entry: 1, depth: 1 });
  expect([place(), emitted.slice(2)]).toEqual([['aligned', 1, 1], []]);
});

test('a flow that stays at its step gets its entry back', () => {
  const { send, emitted, place } = atStep(1);
  send({ type: 'step.back', entry: 0, depth: 1 });
  expect([place(), emitted.slice(1)]).toEqual([['aligned', 1, 1], [{ type: 'entry.added', entry: 1 }]]);
});

test('a flow that goes back further than its user returns to the entry of its step', () => {
  const { send, emitted, place } = atStep(2);
  send({ type: 'step.back', entry: 1, depth: 0 });
  expect([place(), emitted.slice(2)]).toEqual([['returning', 0, 1], [{ type: 'return.requested', entry: 0 }]]);
  send({ type: 'entry.reached', entry: 0 });
  expect(place()).toEqual(['aligned', 0, 0]);
});

test('Forward to a step that is over is undone', () => {
  const { send, emitted, place } = atStep(1);
  send({ type: 'step.back', entry: 0, depth: 0 });
  send({ type: 'entry.reached', entry: 1 });
  send({ type: 'entry.reached', entry: 0 });
  expect([place(), emitted.slice(1)]).toEqual([['aligned', 0, 0], [{ type: 'return.requested', entry: 0 }]]);
});

test('a step taken during a return gets its entry once the browser has arrived', () => {
  const { send, emitted, place } = atStep(2);
  send({ type: 'step.changed', depth: 0 });
  send({ type: 'step.changed', depth: 1 });
  expect([place(), emitted.slice(2)]).toEqual([['returning', 1, 2], [{ type: 'return.requested', entry: 0 }]]);
  send({ type: 'entry.reached', entry: 0 });
  expect([place(), emitted.slice(3)]).toEqual([['aligned', 1, 1], [{ type: 'entry.added', entry: 1 }]]);
});

test('a Back that the browser carries out before a return does not end the return', () => {
  const { send, place } = atStep(3);
  send({ type: 'step.changed', depth: 1 });
  send({ type: 'entry.reached', entry: 2 });
  expect(place()).toEqual(['returning', 1, 3]);
  send({ type: 'step.back', entry: 0, depth: 0 });
  expect(place()).toEqual(['aligned', 0, 0]);
});

test.each([
  ['aligned', { type: 'step.changed', depth: 1 }],
  ['returning', { type: 'step.changed', depth: 0 }],
] as const)('an arrival is no Back while the history is %s and no step lies behind it', (state, event) => {
  const journey = atStep(1);
  journey.send(event);
  expect(journey.value()).toBe(state);
  const entry = journey.context().depth;
  expect(journey.snapshot().can({ type: 'step.back', entry, depth: entry })).toBe(false);
});

test('leaving goes back an entry at a time, and remembers whether another site lies before it', () => {
  const { send, emitted, value } = atStep(1);
  send({ type: 'page.left', hasOtherSite: true });
  send({ type: 'entry.reached', entry: 0 });
  expect([value(), emitted.slice(1)]).toEqual([
    'leaving',
    [
      { type: 'exit.requested', hasOtherSite: true },
      { type: 'exit.requested', hasOtherSite: true },
    ],
  ]);
});
