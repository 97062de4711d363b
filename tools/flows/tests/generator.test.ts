import { describe, expect, test } from 'vitest';
import { generatePaths } from '../paths/paths.ts';
import { stableStates } from '../paths/stable-states.ts';
import { violations } from '../paths/safety.ts';
import { declaredTransitions } from '../inspect/transitions.ts';
import { transitionTable } from '../paths/transition-table.ts';
import { cases, flowOf, growing, machineOf, type Machine } from './sample-machine.ts';

const asking = machineOf(
  {
    idle: { on: { go: 'busy' } },
    busy: {
      tags: 'busy',
      invoke: {
        id: 'ask',
        src: 'ask',
        onDone: [
          { guard: { type: 'isYes', params: ({ event }) => event }, target: 'passing' },
          { target: 'idle', actions: 'increase' },
        ],
        onError: 'alerting',
      },
      after: { pause: 'idle' },
    },
    passing: { always: 'end' },
    alerting: { tags: 'alert', on: { back: 'idle' } },
    end: { type: 'final' },
  },
  'asking',
);

const uncoveredIn = (machine: Machine) => generatePaths(flowOf(machine)).uncovered;

describe('paths', () => {
  test('take events, both outcomes, errors, timers and passed-through states', () => {
    const { declared, uncovered, paths, tours } = generatePaths(flowOf(asking));
    expect(uncovered).toEqual([]);
    expect(declared).toEqual([
      'asking.idle · go → asking.busy',
      'asking.busy · ask done #1 [isYes] → asking.passing',
      'asking.busy · ask done #2 → asking.idle',
      'asking.busy · ask error → asking.alerting',
      'asking.busy · after pause → asking.idle',
      'asking.passing · always → asking.end',
      'asking.alerting · back → asking.idle',
    ]);
    expect(paths.map(({ title }) => title)).toEqual([
      'go › ask error (down) › back',
      'go › ask done ("yes")',
      'go › ask done ("no")',
      'go › after pause',
    ]);
    expect(tours.map(({ title }) => title)).toEqual([
      'go › ask error (down) › back › go › ask done ("yes")',
      'go › ask done ("no") › go › after pause',
    ]);
  });

  test('take both transitions to a state that is passed through', () => {
    const machine = machineOf({
      a: { on: { go: 'passing' } },
      passing: { always: 'b' },
      b: { on: { back: 'passing' } },
    });
    const { paths, uncovered } = generatePaths(flowOf(machine));
    expect(paths.map(({ title }) => title)).toEqual(['go › back']);
    expect(uncovered).toEqual([]);
  });

  test('report a transition whose guard is never true', () => {
    const machine = machineOf({ a: { on: { go: { guard: 'isNever', target: 'b' } } }, b: {} });
    expect(uncoveredIn(machine)).toEqual(['m.a · go [isNever] → m.b']);
  });

  test('report a branch that an earlier branch always precedes', () => {
    const machine = machineOf({
      a: { on: { go: [{ guard: 'isAlways', target: 'b' }, { target: 'c' }] } },
      b: {},
      c: {},
    });
    expect(uncoveredIn(machine)).toEqual(['m.a · go #2 → m.c']);
  });

  test('report transitions of a state that nothing leads to', () => {
    const machine = machineOf({ a: { on: { go: 'a' } }, orphan: { on: { back: 'a' } } });
    expect(uncoveredIn(machine)).toEqual(['m.orphan · back → m.a']);
  });

  test('report an outcome that has no case', () => {
    const onlyYes = { ...cases, actors: { ask: { done: ['yes' as const] } } };
    expect(generatePaths(flowOf(asking, { cases: onlyYes })).uncovered).toEqual([
      'asking.busy · ask done #2 → asking.idle',
      'asking.busy · ask error → asking.alerting',
      'asking.alerting · back → asking.idle',
    ]);
  });

  test('report what they cannot reach because the projection hides context that a guard reads', () => {
    const machine = machineOf({
      a: { on: { go: [{ guard: 'isThird', target: 'b' }, { actions: 'increase' }] } },
      b: {},
    });
    expect(uncoveredIn(machine)).toEqual(['m.a · go #1 [isThird] → m.b']);
    expect(generatePaths(flowOf(machine, { contextKey: ({ count }) => count })).uncovered).toEqual([]);
  });

  test('exclude events that the user could not send', () => {
    expect(generatePaths(flowOf(asking, { isEventPossible: (_, { type }) => type !== 'back' })).uncovered).toEqual([
      'asking.alerting · back → asking.idle',
    ]);
  });

  test('stop with an error if the context grows without bound', () => {
    expect(() => generatePaths(flowOf(growing, { contextKey: ({ count }) => count, limit: 50 }))).toThrow('limit');
  });
});

describe('rules for all machines', () => {
  const check = (machine: Machine) =>
    violations(flowOf(machine), generatePaths(flowOf(machine))).map(({ rule }) => rule);

  test('find nothing in a sound machine', () => expect(check(asking)).toEqual([]));

  test('find an alert that cannot be dismissed', () => {
    const machine = machineOf({ a: { tags: 'alert', on: { go: 'a' } } });
    expect(check(machine)).toEqual(['an alert cannot be dismissed', 'an alert cannot be dismissed']);
  });

  test('find a busy state that ignores failure', () => {
    const machine = machineOf({
      a: { tags: 'busy', invoke: { id: 'ask', src: 'ask', onDone: 'b' } },
      b: { type: 'final' },
    });
    expect(check(machine)).toEqual(['a busy state ignores xstate.error.actor.ask']);
  });

  test('find a tagged state without a way out', () => {
    const machine = machineOf({ a: { tags: 'busy' } });
    expect(check(machine)).toEqual(['no way out', 'a busy state leads only to itself']);
  });
});

describe('the machine’s description', () => {
  test('has stable states: leaf states, except transient and final ones', () => {
    expect(stableStates(asking)).toEqual(['idle', 'busy', 'alerting']);
  });

  test('lists each branch once', () => expect(declaredTransitions(asking).size).toBe(7));

  test('prints entries, invokes and tags with its transitions', () => {
    expect(
      transitionTable(asking)
        .split('\n')
        .filter((line) => line.includes('(')),
    ).toEqual([
      'asking.busy     | (invoke)    |       |                 | ask',
      'asking.busy     | (tags)      |       |                 | busy',
      'asking.alerting | (tags)      |       |                 | alert',
    ]);
  });
});
