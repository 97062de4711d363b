import { assign, setup, type AnyEventObject } from 'xstate';
import { describe, expect, test } from 'vitest';
import type { Flow } from '../paths/flow.ts';
import { generatePaths } from '../paths/paths.ts';
import { stepperFor } from '../paths/stepper.ts';
import { isAffected } from '../paths/affected.ts';
import { pathRecordOf } from '../paths/path-record.ts';
import { pictureOf } from '../diagram/picture.ts';
import { place } from '../diagram/place.ts';
import { changesPage } from './changes-page.ts';
import { changesOf, isChanged } from './changes.ts';
import { machineData } from './machine-data.ts';
import { merged } from './merged.ts';
import { affectedStates, affectedOf } from './affected.ts';

const doorOf = (amount: number) =>
  setup({
    types: { context: {} as { count: number } },
    guards: { isFree: ({ context }) => context.count < 3, isOpenable: () => true },
    actions: {
      count: assign({ count: ({ context }) => context.count + 1 }),
      add: assign({ count: amount === 1 ? () => 1 : () => 2 }),
      ring: () => {},
    },
  });

const before = doorOf(1).createMachine({
  id: 'door',
  context: { count: 0 },
  initial: 'shut',
  states: {
    shut: {
      on: {
        opened: [{ guard: 'isFree', target: 'open', actions: 'count' }, { target: 'stuck' }],
        knocked: { actions: 'ring' },
        locked: 'locked',
      },
    },
    open: { on: { closed: 'shut' } },
    stuck: { tags: 'alert', on: { freed: 'shut' } },
    locked: { on: { unlocked: 'shut' } },
  },
});

/** Five changes: a transition added and one removed, another target, another guard, other actions. */
const after = doorOf(1).createMachine({
  id: 'door',
  context: { count: 0 },
  initial: 'shut',
  states: {
    shut: {
      on: {
        opened: [{ guard: 'isOpenable', target: 'open', actions: 'count' }, { target: 'stuck' }],
        knocked: { actions: ['ring', 'count'] },
        locked: 'locked',
      },
    },
    open: { on: { closed: 'locked', slammed: 'stuck' } },
    stuck: { tags: 'alert' },
    locked: { on: { unlocked: 'shut' } },
  },
});

const doorFlow: Flow<typeof after> = {
  machine: after,
  inputs: [undefined],
  contextKey: ({ count }) => Math.min(count, 3),
  cases: {
    events: Object.fromEntries(
      ['opened', 'closed', 'slammed', 'knocked', 'locked', 'unlocked', 'freed'].map((type) => [type, [{ type }]]),
    ),
    actors: {},
  },
};

const [dataBefore, dataAfter] = [machineData(before), machineData(after)];
const change = changesOf(dataBefore, dataAfter);
const step = (states: string[], ...taken: string[]) => ({ states, taken });

describe('a machine that was changed in five ways', () => {
  test('has exactly these five changes', () =>
    expect(
      change.transitions.map(({ kind, before: old, after: now, aspects }) => [
        kind,
        old?.key ?? null,
        now?.key ?? null,
        aspects,
      ]),
    ).toEqual([
      [
        'changed',
        'door.shut · opened #1 [isFree] → door.open',
        'door.shut · opened #1 [isOpenable] → door.open',
        ['guard'],
      ],
      ['changed', 'door.shut · knocked → (stays)', 'door.shut · knocked → (stays)', ['actions']],
      ['changed', 'door.open · closed → door.shut', 'door.open · closed → door.locked', ['target']],
      ['removed', 'door.stuck · freed → door.shut', null, []],
      ['added', null, 'door.open · slammed → door.stuck', []],
    ]));

  test('has no state that differs', () => expect(change.states).toEqual([]));

  test('is drawn with both versions in one picture, each change in its colour', async () => {
    const { drawing, classes } = merged(dataBefore, dataAfter, change);
    const shown = [
      ...pictureOf(await place(drawing), { title: 'door', classes }).matchAll(
        /<text class="small (added|removed|changed)"[^>]*>([^<]*)/g,
      ),
    ].map(([, kind = '', text = '']) => `${kind}: ${text.replaceAll('&gt;', '>')}`);
    expect(new Set(shown)).toEqual(
      new Set([
        'added: slammed',
        'changed: closed',
        'changed: knocked / ring ⇒ ring, count',
        'changed: opened [isFree ⇒ isOpenable] / count',
        'removed: closed',
        'removed: freed',
      ]),
    );
  });

  test('affects the paths that take an added or changed transition, or stop in a state that lost one, and no others', () => {
    const affected = { door: affectedOf(change) };
    expect([
      isAffected(affected, 'door', [step(['shut']), step(['open'], 'door.shut · opened #1 [isOpenable] → door.open')]),
      isAffected(affected, 'door', [step(['shut']), step(['stuck'], 'door.shut · opened #2 → door.stuck')]),
      isAffected(affected, 'door', [step(['shut']), step(['locked'], 'door.shut · locked → door.locked')]),
      isAffected(affected, 'window', [step(['stuck'])]),
    ]).toEqual([true, true, false, false]);
  });

  test('runs every path that differs from before, those that stop in a state that lost something, and no other', () => {
    const affected = { door: affectedOf(change) };
    const { reached } = generatePaths(doorFlow);
    const [now, then] = [stepperFor(after), stepperFor(before)];
    const walk = ({ start, next }: typeof now, events: readonly AnyEventObject[]) => {
      const started = start(undefined);
      return events
        .reduce((steps, event) => [...steps, next((steps.at(-1) ?? started).state, event)], [started])
        .map(({ state, taken }) => ({ value: state.value, context: state.context, taken }));
    };
    const selections = reached.map((path) => {
      const { steps, title } = pathRecordOf('machine', after, path);
      const events = path.steps.slice(1).map(({ event }) => event);
      const isOther = JSON.stringify(walk(now, events)) !== JSON.stringify(walk(then, events));
      return {
        title,
        isRun: isAffected(affected, 'door', steps),
        isExpected: isOther || steps.some(({ states }) => states.includes('stuck')),
      };
    });
    expect(selections.map(({ title, isRun }) => [title, isRun])).toEqual(
      selections.map(({ title, isExpected }) => [title, isExpected]),
    );
    expect(new Set(selections.map(({ isRun }) => isRun))).toEqual(new Set([true, false]));
  });

  test('affects the stories of states that a changed transition leaves or enters', () =>
    expect(affectedStates('door', ['shut', 'open', 'stuck', 'locked', 'gone'], change)).toEqual([
      'shut',
      'open',
      'stuck',
      'locked',
    ]));

  test('is listed as a table', () => {
    const page = changesPage('v1', [
      { name: 'door', machine: 'door', title: '문', isGone: false, change, paths: [], stories: [] },
    ]);
    expect(
      [...page.matchAll(/<tr><th scope="row">(.*?)<\/tr>/g)].map(([, row = '']) =>
        row
          .replaceAll(/<\/t[hd]>/g, ' | ')
          .replaceAll(/<[^>]+>/g, '')
          .replaceAll('&gt;', '>')
          .trim(),
      ),
    ).toEqual([
      '변경 | door.shut · opened | [isFree] → door.open / count | [isOpenable] → door.open / count | guard |',
      '변경 | door.shut · knocked | → (stays) / ring | → (stays) / ring, count | actions |',
      '변경 | door.open · closed | → door.shut | → door.locked | target |',
      '삭제 | door.stuck · freed | → door.shut |  |  |',
      '추가 | door.open · slammed |  | → door.stuck |  |',
    ]);
  });
});

describe('a change is also', () => {
  test('other code under the same name, of an action or a guard', () => {
    const machineOf = (amount: number) =>
      doorOf(amount).createMachine({
        id: 'door',
        context: { count: 0 },
        entry: 'add',
        on: { opened: { actions: 'add' }, closed: { actions: 'ring' } },
      });
    const { transitions, states } = changesOf(machineData(machineOf(1)), machineData(machineOf(2)));
    expect([
      transitions.map(({ after: now, aspects }) => [now?.event, aspects]),
      states.map(({ id, aspects }) => [id, aspects]),
    ]).toEqual([[['opened', ['code']]], [['door', ['code']]]]);
  });

  test('another value that is passed to the same action', () => {
    const machineOf = (volume: number) =>
      doorOf(1).createMachine({
        id: 'door',
        context: { count: 0 },
        on: { opened: { actions: { type: 'ring', params: { volume } as never } } },
      });
    expect(
      changesOf(machineData(machineOf(1)), machineData(machineOf(2))).transitions.map(({ aspects }) => aspects),
    ).toEqual([['code']]);
  });

  test('another order of the branches', () => {
    const machineOf = (...guards: ('isFree' | 'isOpenable')[]) =>
      doorOf(1).createMachine({
        id: 'door',
        context: { count: 0 },
        on: { opened: guards.map((guard) => ({ guard, actions: 'ring' as const })) },
      });
    expect(
      changesOf(
        machineData(machineOf('isFree', 'isOpenable')),
        machineData(machineOf('isOpenable', 'isFree')),
      ).transitions.map(({ aspects }) => aspects),
    ).toEqual([['order'], ['order']]);
  });

  test('a state with another tag, a new one, and one that is gone', () => {
    const old = doorOf(1).createMachine({
      id: 'door',
      context: { count: 0 },
      initial: 'shut',
      states: { shut: {}, open: {} },
    });
    const now = doorOf(1).createMachine({
      id: 'door',
      context: { count: 0 },
      initial: 'shut',
      states: { shut: { tags: 'busy' }, ajar: {} },
    });
    expect(
      changesOf(machineData(old), machineData(now)).states.map(({ kind, id, aspects }) => [kind, id, aspects]),
    ).toEqual([
      ['changed', 'door.shut', ['tags']],
      ['removed', 'door.open', []],
      ['added', 'door.ajar', []],
    ]);
  });

  test('a machine that is new or gone, but not one that is the same', () => {
    expect(
      [changesOf(null, dataAfter), changesOf(dataBefore, null), changesOf(dataBefore, machineData(before))].map(
        (one) => [isChanged(one), new Set(one.transitions.map(({ kind }) => kind))],
      ),
    ).toEqual([
      [true, new Set(['added'])],
      [true, new Set(['removed'])],
      [false, new Set()],
    ]);
  });
});
