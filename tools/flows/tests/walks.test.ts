import { describe, expect, test } from 'vitest';
import type { Flow } from '../paths/flow.ts';
import { generatePaths } from '../paths/paths.ts';
import { broken } from '../paths/safety.ts';
import { flawOfWalks, walkSettings } from '../paths/walks.ts';
import { flowOf, machineOf, type Machine } from './sample-machine.ts';

const counting = machineOf(
  {
    idle: { on: { go: 'busy' } },
    busy: {
      tags: 'busy',
      invoke: { id: 'ask', src: 'ask', onDone: { target: 'idle', actions: 'increase' }, onError: 'alerting' },
    },
    alerting: { tags: 'alert', on: { back: { target: 'idle', actions: 'forget' } } },
  },
  'counting',
);
const isBelowTwo: NonNullable<Flow<Machine>['properties']>[string] = (steps) =>
  (steps.at(-1)?.state.context.count ?? 0) < 2;
const walked = (flow: Flow<Machine>, seed = 1) =>
  flawOfWalks(flow, { seed, runs: 100, maxLength: 40 })?.split('\n') ?? null;

describe('random walks', () => {
  test('find nothing in a correct machine whose properties hold', () => {
    expect(
      walked(
        flowOf(counting, {
          properties: { 'no count is negative': (steps) => (steps.at(-1)?.state.context.count ?? 0) >= 0 },
        }),
      ),
    ).toBe(null);
  });

  test.each([1, 2, 3])('print the shortest walk that violates a property, and how to repeat it (seed %i)', (seed) => {
    const flow = flowOf(counting, { properties: { 'nothing is counted twice': isBelowTwo } });
    expect(walked(flow, seed)).toEqual([
      'nothing is counted twice',
      expect.stringMatching(/^ {2}on the walk: go › ask done \("(yes|no)"\) › go › ask done \("(yes|no)"\)$/),
      expect.stringMatching(new RegExp(`^  again with: WALK_SEED=${seed} WALK_RUNS=\\d+$`)),
    ]);
  });

  test('fail in the same way if they are repeated as printed', () => {
    const flow = flowOf(counting, { properties: { 'nothing is counted twice': isBelowTwo } });
    const [, , repeatLine = ''] = walked(flow) ?? [];
    const [, WALK_SEED, WALK_RUNS] = /WALK_SEED=(\S+) WALK_RUNS=(\S+)/.exec(repeatLine) ?? [];
    expect(flawOfWalks(flow, walkSettings({ WALK_SEED, WALK_RUNS }))?.split('\n')).toEqual(walked(flow));
  });

  test('find violations that depend on history, which shortest paths miss', () => {
    const property: typeof isBelowTwo = (steps) => steps.filter(({ event }) => event.type === 'back').length < 2;
    const flow = flowOf(counting, { properties: { 'nobody comes back twice': property } });
    expect(broken(property, generatePaths(flow).reached)).toEqual([]);
    expect(walked(flow)?.[1]).toBe('  on the walk: go › ask error (down) › back › go › ask error (down) › back');
  });

  test('find a violated general rule behind a context that the projection does not distinguish', () => {
    const machine = machineOf({
      a: { on: { go: [{ guard: 'isBelowThree', actions: 'increase' }, { target: 'stuck' }] } },
      stuck: { tags: 'alert' },
    });
    expect(generatePaths(flowOf(machine)).reached.map(({ title }) => title)).toEqual(['start', 'go']);
    expect(walked(flowOf(machine))?.slice(0, 2)).toEqual([
      'an alert cannot be dismissed',
      '  on the walk: go › go › go › go',
    ]);
  });

  test('find a machine that throws on an event', () => {
    const machine = machineOf({
      a: {
        on: {
          go: { actions: 'fail' },
        },
      },
    });
    expect(walked(flowOf(machine))?.slice(0, 2)).toEqual([
      'one event later it breaks: Error: no way',
      '  on the walk: start',
    ]);
  });

  test('find a machine that throws on a response that it does not handle', () => {
    const machine = machineOf({ a: { invoke: { id: 'ask', src: 'ask', onDone: 'b' } }, b: {} });
    expect(walked(flowOf(machine))?.slice(0, 2)).toEqual(['it breaks: Error: down', '  on the walk: ask error (down)']);
  });

  test('exclude events that the user could not send', () => {
    const flow = flowOf(counting, {
      properties: { 'nothing is counted twice': isBelowTwo },
      isEventPossible: (_, { type }) => type !== 'go',
    });
    expect(walked(flow)).toBe(null);
  });

  test('take their seed and number from the environment, two hundred by default', () => {
    expect([
      walkSettings({}),
      walkSettings({ WALK_SEED: '-7', WALK_RUNS: '5' }),
      walkSettings({ WALK_SEED: '', WALK_RUNS: '' }),
    ]).toEqual([
      { seed: undefined, runs: 200, maxLength: 40 },
      { seed: -7, runs: 5, maxLength: 40 },
      { seed: undefined, runs: 200, maxLength: 40 },
    ]);
    expect(() => walkSettings({ WALK_RUNS: 'many' })).toThrow('not "many"');
  });
});

test('a violated property lists the paths that violate it, the shortest first', () => {
  const { reached } = generatePaths(flowOf(counting));
  expect(broken((steps) => steps.at(-1)?.state.value !== 'busy', reached)).toEqual(['go']);
});
