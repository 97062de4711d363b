import { assign, fromPromise, setup } from 'xstate';
import { describe, expect, test } from 'vitest';
import { generatePaths } from '../paths/paths.ts';
import { stableStates, snapshotAt } from '../paths/stable-states.ts';
import { violations } from '../paths/safety.ts';
import { declaredTransitions } from '../inspect/transitions.ts';
import { transitionTable } from '../paths/transition-table.ts';

const ask = fromPromise<'yes' | 'no'>(() => new Promise(() => {}));
const base = setup({
  types: {
    context: {} as { count: number },
    events: {} as { type: 'go' } | { type: 'back' },
    tags: {} as 'alert' | 'busy',
  },
  actors: { ask },
  delays: { pause: 100 },
  guards: {
    isYes: (_, { output }: { output: 'yes' | 'no' }) => output === 'yes',
    isNever: () => false,
    isAlways: () => true,
    isThird: ({ context }) => context.count === 2,
  },
  actions: { increase: assign({ count: ({ context }) => context.count + 1 }) },
});
const events = { go: [{ type: 'go' as const }], back: [{ type: 'back' as const }] };
const both = { events, actors: { ask: { done: ['yes' as const, 'no' as const], error: [new Error('down')] } } };

const asking = base.createMachine({
  id: 'asking',
  context: { count: 0 },
  initial: 'idle',
  states: {
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
});

describe('paths', () => {
  test('take events, both outcomes, errors, timers and passed-through states', () => {
    const { declared, uncovered, paths } = generatePaths({ machine: asking, cases: both, inputs: [undefined] });
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
  });

  test('report a transition whose guard is never true', () => {
    const machine = base.createMachine({
      id: 'm',
      context: { count: 0 },
      initial: 'a',
      states: { a: { on: { go: { guard: 'isNever', target: 'b' } } }, b: {} },
    });
    expect(generatePaths({ machine, cases: { events, actors: { ask: {} } }, inputs: [undefined] }).uncovered).toEqual([
      'm.a · go [isNever] → m.b',
    ]);
  });

  test('report a branch that an earlier branch always precedes', () => {
    const machine = base.createMachine({
      id: 'm',
      context: { count: 0 },
      initial: 'a',
      states: { a: { on: { go: [{ guard: 'isAlways', target: 'b' }, { target: 'c' }] } }, b: {}, c: {} },
    });
    expect(generatePaths({ machine, cases: { events, actors: { ask: {} } }, inputs: [undefined] }).uncovered).toEqual([
      'm.a · go #2 → m.c',
    ]);
  });

  test('report transitions of a state that nothing leads to', () => {
    const machine = base.createMachine({
      id: 'm',
      context: { count: 0 },
      initial: 'a',
      states: { a: { on: { go: 'a' } }, orphan: { on: { back: 'a' } } },
    });
    expect(generatePaths({ machine, cases: { events, actors: { ask: {} } }, inputs: [undefined] }).uncovered).toEqual([
      'm.orphan · back → m.a',
    ]);
  });

  test('report an outcome that has no case', () => {
    const cases = { events, actors: { ask: { done: ['yes' as const] } } };
    expect(generatePaths({ machine: asking, cases, inputs: [undefined] }).uncovered).toEqual([
      'asking.busy · ask done #2 → asking.idle',
      'asking.busy · ask error → asking.alerting',
      'asking.alerting · back → asking.idle',
    ]);
  });

  test('report what they cannot reach because the projection hides context that a guard reads', () => {
    const machine = base.createMachine({
      id: 'm',
      context: { count: 0 },
      initial: 'a',
      states: { a: { on: { go: [{ guard: 'isThird', target: 'b' }, { actions: 'increase' }] } }, b: {} },
    });
    const cases = { events, actors: { ask: {} } };
    expect(generatePaths({ machine, cases, inputs: [undefined] }).uncovered).toEqual(['m.a · go #1 [isThird] → m.b']);
    expect(generatePaths({ machine, cases, inputs: [undefined], contextKey: ({ count }) => count }).uncovered).toEqual(
      [],
    );
  });

  test('exclude events that the user could not send', () => {
    expect(
      generatePaths({
        machine: asking,
        cases: both,
        inputs: [undefined],
        isEventPossible: (_, { type }) => type !== 'back',
      }).uncovered,
    ).toEqual(['asking.alerting · back → asking.idle']);
  });

  test('stop with an error if the context grows without bound', () => {
    const machine = base.createMachine({ id: 'm', context: { count: 0 }, on: { go: { actions: 'increase' } } });
    expect(() =>
      generatePaths({
        machine,
        cases: { events, actors: { ask: {} } },
        inputs: [undefined],
        contextKey: ({ count }) => count,
        limit: 50,
      }),
    ).toThrow('limit');
  });
});

describe('rules for all machines', () => {
  const check = (machine: typeof asking) =>
    violations(
      { machine, cases: both, inputs: [undefined] },
      generatePaths({ machine, cases: both, inputs: [undefined] }),
    ).map(({ rule }) => rule);

  test('find nothing in a sound machine', () => expect(check(asking)).toEqual([]));

  test('find an alert that cannot be dismissed', () => {
    const machine = base.createMachine({
      id: 'm',
      context: { count: 0 },
      initial: 'a',
      states: { a: { tags: 'alert', on: { go: 'a' } } },
    });
    expect(check(machine as never)).toEqual(['an alert cannot be dismissed', 'an alert cannot be dismissed']);
  });

  test('find a busy state that ignores failure', () => {
    const machine = base.createMachine({
      id: 'm',
      context: { count: 0 },
      initial: 'a',
      states: { a: { tags: 'busy', invoke: { id: 'ask', src: 'ask', onDone: 'b' } }, b: { type: 'final' } },
    });
    expect(check(machine as never)).toEqual(['a busy state ignores xstate.error.actor.ask']);
  });

  test('find a tagged state without a way out', () => {
    const machine = base.createMachine({
      id: 'm',
      context: { count: 0 },
      initial: 'a',
      states: { a: { tags: 'busy' } },
    });
    expect(check(machine as never)).toEqual(['no way out', 'a busy state leads only to itself']);
  });
});

describe('the machine’s description', () => {
  test('has stable states: leaf states, except transient and final ones', () => {
    expect(stableStates(asking)).toEqual(['idle', 'busy', 'alerting']);
  });

  test('makes a snapshot of a stable state with its running children', () => {
    const snapshot = snapshotAt(asking, generatePaths({ machine: asking, cases: both, inputs: [undefined] }), 'busy');
    expect([snapshot.value, Object.keys(snapshot.children)]).toEqual(['busy', ['ask']]);
  });

  test('makes no snapshot of a state that no path reaches', () => {
    expect(() =>
      snapshotAt(asking, generatePaths({ machine: asking, cases: both, inputs: [undefined] }), 'nowhere'),
    ).toThrow('No path of "asking" reaches "nowhere"');
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
