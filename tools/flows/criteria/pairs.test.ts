import { describe, expect, test } from 'vitest';
import type { Flow } from '../paths/flow.ts';
import { flowOf as sampleFlow, growing, machineOf, type Machine } from '../tests/sample-machine.ts';
import type { Form } from './form.ts';
import { exploreGraph } from '../paths/graph.ts';
import { pairOf, pairsOn } from './pairs.ts';
import { stepsOfWalks } from '../paths/walked.ts';
import { planOf } from './plan.ts';
import { totalsOf, type StrengthCount } from './strength.ts';

const flowOf = (machine: Machine) => sampleFlow(machine, { contextKey: ({ count }) => count });

const asking = machineOf({
  idle: { entry: 'forget', on: { go: 'busy' } },
  busy: { invoke: { id: 'ask', src: 'ask', onDone: { target: 'told', actions: 'note' }, onError: 'told' } },
  told: { on: { back: [{ guard: 'isCounted', target: 'idle' }, { target: 'end' }] } },
  end: { type: 'final' },
});
const [go, done, error, backAsked, backEnd] = [
  'm.idle · go → m.busy',
  'm.busy · ask done → m.told',
  'm.busy · ask error → m.told',
  'm.told · back #1 [isCounted] → m.idle',
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

  test('include transitions without an event of the user', () => {
    const machine = machineOf({
      a: { on: { go: { target: 'b', actions: 'note' }, back: 'b' } },
      b: { always: [{ guard: 'isCounted', target: 'c' }, { target: 'a' }] },
      c: {},
    });
    expect(pairsIn(flowOf(machine))).toContain(pairOf('m.a · go → m.b', 'm.b · always #1 [isCounted] → m.c'));
  });
});

const counted = sampleFlow(
  machineOf({ a: { on: { go: [{ guard: 'isThird', target: 'b' }, { actions: 'increase' }] } }, b: {} }),
);

describe('the paths of a strength', () => {
  test('cover every pair, in as few paths as the final states allow', () => {
    const { paths, figures } = planOf(flowOf(asking), 'pairs');
    expect(paths.map(({ title }) => title)).toEqual(['go › ask done ("yes") › back › go › ask error (down) › back']);
    expect(figures).toEqual({ labels: 6, paths: 1, steps: 6 });
  });

  test('are rejected if a form names a transition that is not declared', () => {
    const form: Form<Machine> = { yes: [go], no: ['m.idle · go #2 → m.busy'], isAccepted: () => true };
    expect(() => planOf(flowOf(asking), 'guards', { forms: [form] })).toThrow(
      'A form of m names no transition: m.idle · go #2 → m.busy',
    );
  });

  test('are rejected if the projection hides context that a guard reads', () =>
    expect(() => stepsOfWalks(counted, exploreGraph(counted), [[0, 1, 2, 2]])).toThrow(
      'The projection of its flow leaves out what a guard reads',
    ));

  test('stop with an error if the context grows without bound', () => {
    expect(() => exploreGraph(flowOf(growing))).toThrow('Traversal limit exceeded');
  });
});

test('the figures of a strength are added up over the machines', () => {
  const door: StrengthCount = { machine: 'door', strength: 'pairs', labels: 5, paths: 2, steps: 9 };
  expect(totalsOf([door, { ...door, machine: 'window' }, { ...door, strength: 'guards' }])).toEqual([
    'pairs: 10 covered, 4 paths, 18 steps',
    'guards: 5 covered, 2 paths, 9 steps',
  ]);
});
