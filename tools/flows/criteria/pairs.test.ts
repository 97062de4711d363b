import { assign, fromPromise, setup } from 'xstate';
import { describe, expect, test } from 'vitest';
import type { Flow } from '../paths/paths.ts';
import { coverOf } from './covered.ts';
import { exploreGraph } from './graph.ts';
import { impossiblePairs, pairOf, pairsOn } from './pairs.ts';
import { pathsOfWalks } from './walked-paths.ts';

const ask = fromPromise<'yes' | 'no'>(() => new Promise(() => {}));
const base = setup({
  types: { context: {} as { isAsked: boolean }, events: {} as { type: 'go' } | { type: 'back' } },
  actors: { ask },
  guards: { isAsked: ({ context }) => context.isAsked },
  actions: { note: assign({ isAsked: true }), forget: assign({ isAsked: false }) },
});
type Machine = ReturnType<typeof base.createMachine>;
const cases: Flow<Machine>['cases'] = {
  events: { go: [{ type: 'go' }], back: [{ type: 'back' }] },
  actors: { ask: { done: ['yes'], error: [new Error('down')] } },
};
const flowOf = (machine: unknown, more: Partial<Flow<Machine>> = {}): Flow<Machine> => ({
  machine: machine as Machine,
  cases,
  inputs: [undefined],
  contextKey: ({ isAsked }) => isAsked,
  ...more,
});

const asking = base.createMachine({
  id: 'm',
  context: { isAsked: false },
  initial: 'idle',
  states: {
    idle: { entry: 'forget', on: { go: 'busy' } },
    busy: { invoke: { id: 'ask', src: 'ask', onDone: { target: 'told', actions: 'note' }, onError: 'told' } },
    told: { on: { back: [{ guard: 'isAsked', target: 'idle' }, { target: 'end' }] } },
    end: { type: 'final' },
  },
});
const [go, done, error, backAsked, backEnd] = [
  'm.idle · go → m.busy',
  'm.busy · ask done → m.told',
  'm.busy · ask error → m.told',
  'm.told · back #1 [isAsked] → m.idle',
  'm.told · back #2 → m.end',
] as const;
const pairsIn = (flow: Flow<Machine>) => {
  const graph = exploreGraph(flow);
  return [...new Set(graph.arcs.flatMap((arc) => pairsOn(graph, arc)))]
    .filter((label) => label.includes('›'))
    .toSorted();
};

describe('pairs', () => {
  test('are two transitions of which one follows the other', () =>
    expect(pairsIn(flowOf(asking))).toEqual(
      [
        pairOf(go, done),
        pairOf(go, error),
        pairOf(done, backAsked),
        pairOf(error, backEnd),
        pairOf(backAsked, go),
      ].toSorted(),
    ));

  test('that are impossible come with the transition that is taken instead', () =>
    expect(impossiblePairs(flowOf(asking), exploreGraph(flowOf(asking)))).toEqual([
      { first: done, second: backEnd, at: ['told'], because: [`instead: ${backAsked}`] },
      { first: error, second: backAsked, at: ['told'], because: [`instead: ${backEnd}`] },
    ]));

  test('include transitions without an event of the user', () => {
    const machine = base.createMachine({
      id: 'm',
      context: { isAsked: false },
      initial: 'a',
      states: {
        a: { on: { go: { target: 'b', actions: 'note' }, back: 'b' } },
        b: { always: [{ guard: 'isAsked', target: 'c' }, { target: 'a' }] },
        c: {},
      },
    });
    expect(pairsIn(flowOf(machine))).toContain(pairOf('m.a · go → m.b', 'm.b · always #1 [isAsked] → m.c'));
    const leftAtOnce = { at: [], because: ['it leads to a state that is left at once'] };
    expect(impossiblePairs(flowOf(machine), exploreGraph(flowOf(machine))).slice(0, 2)).toEqual([
      { first: 'm.a · go → m.b', second: 'm.b · always #2 → m.a', ...leftAtOnce },
      { first: 'm.a · back → m.b', second: 'm.b · always #1 [isAsked] → m.c', ...leftAtOnce },
    ]);
  });

  test('that need an event the user cannot send are distinguished from those that a guard forbids', () => {
    const graph = exploreGraph(flowOf(asking, { isEventPossible: (_, { type }) => type !== 'back' }));
    const reasons = impossiblePairs(flowOf(asking, { isEventPossible: (_, { type }) => type !== 'back' }), graph).map(
      ({ second, because }) => [second, ...because],
    );
    expect(reasons).toEqual([
      [backAsked, 'the user cannot send it there'],
      [backEnd, 'the user cannot send it there'],
      [backAsked, 'the user cannot send it there'],
      [backEnd, 'the user cannot send it there'],
      [go, 'the first is never taken'],
    ]);
  });
});

const counting = setup({
  types: { context: {} as { count: number }, events: {} as { type: 'go' } },
  guards: { isSecond: ({ context }) => context.count === 2 },
  actions: { count: assign({ count: ({ context }) => context.count + 1 }) },
}).createMachine({
  id: 'm',
  context: { count: 0 },
  initial: 'a',
  states: { a: { on: { go: [{ guard: 'isSecond', target: 'b' }, { actions: 'count' }] } }, b: {} },
});
const counted: Flow<typeof counting> = {
  machine: counting,
  cases: { events: { go: [{ type: 'go' }] }, actors: {} },
  inputs: [undefined],
};

describe('the paths of a strength', () => {
  test('cover every pair, in as few paths as the final states allow', () => {
    const { paths, figures } = coverOf(flowOf(asking), pairsOn);
    expect(paths.map(({ title }) => title)).toEqual(['go › ask done ("yes") › back › go › ask error (down) › back']);
    expect(figures).toEqual({ labels: 6, paths: 1, steps: 6 });
  });

  test('are rejected if the projection hides context that a guard reads', () =>
    expect(() => pathsOfWalks(counted, exploreGraph(counted), [[0, 1, 2, 2]])).toThrow(
      'The projection of its flow leaves out what a guard reads',
    ));

  test('stop with an error if the context grows without bound', () => {
    const growing = setup({ types: { context: {} as { count: number }, events: {} as { type: 'go' } } }).createMachine({
      id: 'm',
      context: { count: 0 },
      on: { go: { actions: assign({ count: ({ context }) => context.count + 1 }) } },
    });
    expect(() =>
      exploreGraph({
        machine: growing,
        cases: { events: { go: [{ type: 'go' }] }, actors: {} },
        inputs: [undefined],
        contextKey: ({ count }) => count,
      }),
    ).toThrow('more than 20000 vertices');
  });
});
