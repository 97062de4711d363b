import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { holeViewerMachine } from '#machines/hole-viewer.machine.ts';

function start(count = 3) {
  const historyCalls: string[] = [];
  const actor = createActor(
    holeViewerMachine.provide({
      actions: {
        enterHistory: (_, { index }) => void historyCalls.push(`enter ${index}`),
        followHistory: (_, { index }) => void historyCalls.push(`follow ${index}`),
        leaveHistory: () => void historyCalls.push('leave'),
      },
    }),
    { input: { count } },
  ).start();
  return { actor, historyCalls, shown: () => [actor.getSnapshot().value, actor.getSnapshot().context.index] };
}

test('the history gets one entry for any number of holes, and closing goes back from it', () => {
  const { actor, historyCalls } = start();
  actor.send({ type: 'hole.opened', index: 1 });
  actor.send({ type: 'next.pressed' });
  actor.send({ type: 'next.pressed' });
  actor.send({ type: 'previous.pressed' });
  actor.send({ type: 'viewer.closed' });
  expect(historyCalls).toEqual(['enter 1', 'follow 2', 'follow 0', 'follow 2', 'leave']);
});

test('any hole can be chosen, and its URL replaces that of the hole before', () => {
  const { actor, historyCalls, shown } = start();
  actor.send({ type: 'hole.opened', index: 0 });
  actor.send({ type: 'hole.chosen', index: 2 });
  expect([shown(), historyCalls]).toEqual([
    ['open', 2],
    ['enter 0', 'follow 2'],
  ]);
});

test('it wraps around both ends', () => {
  const { actor, shown } = start();
  actor.send({ type: 'hole.opened', index: 0 });
  actor.send({ type: 'previous.pressed' });
  expect(shown()).toEqual(['open', 2]);
  actor.send({ type: 'next.pressed' });
  expect(shown()).toEqual(['open', 0]);
});

test.each([
  [-50, 1],
  [-49, 0],
  [49, 0],
  [50, 2],
])('a swipe of %i px shows the hole at index %i', (distance, index) => {
  const { actor, shown } = start();
  actor.send({ type: 'hole.opened', index: 0 });
  actor.send({ type: 'drag.ended', distance });
  expect(shown()).toEqual(['open', index]);
});

test('Back in the browser closes it, without going back a second time', () => {
  const { actor, historyCalls, shown } = start();
  actor.send({ type: 'hole.opened', index: 2 });
  actor.send({ type: 'history.left' });
  expect([shown(), historyCalls]).toEqual([['closed', 2], ['enter 2']]);
});

test('Forward in the browser opens it, without another history entry', () => {
  const { actor, historyCalls, shown } = start();
  actor.send({ type: 'history.entered', index: 1 });
  expect([shown(), historyCalls]).toEqual([['open', 1], []]);
});

test.each([-1, 3, 0.5, Number.NaN])('the invalid index %d shows no hole', (index) => {
  const { actor, historyCalls, shown } = start();
  actor.send({ type: 'hole.opened', index });
  actor.send({ type: 'history.entered', index });
  expect([shown(), historyCalls]).toEqual([['closed', 0], []]);
  actor.send({ type: 'hole.opened', index: 0 });
  actor.send({ type: 'hole.chosen', index });
  expect([shown(), historyCalls]).toEqual([['open', 0], ['enter 0']]);
});
