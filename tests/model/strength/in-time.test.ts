import { expect, test } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import type { Covered } from './covered.ts';
import { inTime, secondsFor } from './in-time.ts';

const path = (title: string, steps: number) => ({ title, steps: Array.from({ length: steps }), input: undefined }) as unknown as Covered<AnyStateMachine>['paths'][number];
const covered = {
  paths: [path('long', 9), path('short', 1), path('none', 1), path('late', 3)],
  labelsOfPaths: [['a', 'b', 'c'], ['a', 'd'], ['d'], ['e']],
  figures: { labels: 5, paths: 4, steps: 10, atLeast: { paths: 1, steps: 5 } },
} as unknown as Covered<AnyStateMachine>;
const titles = (remainingSeconds: number) => inTime(covered, { start: 1, step: 1, remainingSeconds }).paths.map(({ title }) => title);

test('without a limit all paths are taken in their order', () => expect(inTime(covered, null).paths).toBe(covered.paths));
test('the paths that cover the most per second come first, and none that covers nothing new', () => expect(titles(100)).toEqual(['short', 'late', 'long']));
test('a path that is too long leaves its time to other paths', () => expect(titles(6)).toEqual(['short', 'late']));
test('the figures are those of the chosen paths', () => expect(inTime(covered, { start: 1, step: 1, remainingSeconds: 2 }).figures).toEqual({ labels: 2, paths: 1, steps: 0, atLeast: { paths: 1, steps: 5 } }));
test('the limit is read for the machine, and a machine without time has none', () => {
  const env = { FLOWS_BUDGET: JSON.stringify({ start: 1, step: 0.5, seconds: { login: 12 } }) };
  expect([secondsFor('login', env), secondsFor('share', env), secondsFor('login', {})]).toEqual([{ start: 1, step: 0.5, remainingSeconds: 12 }, { start: 1, step: 0.5, remainingSeconds: 0 }, null]);
});
