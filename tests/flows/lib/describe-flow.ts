import type { AnyEventObject, AnyStateMachine } from 'xstate';
import { describe, expect, test } from 'vitest';
import { drivePath, type Driven } from './drive.ts';
import { generatePaths, type Flow } from './paths.ts';
import { violations } from './safety.ts';
import { transitionTable } from './transitions.ts';

export type Level = 'machine' | 'rendered';
export type TransitionCount = { level: Level; machine: string; declared: number; taken: number };

declare module 'vitest' {
  interface TaskMeta {
    transitions?: TransitionCount;
  }
}

type Staging<M extends AnyStateMachine> = Omit<Driven<M>, 'path' | 'input'> & {
  gestures?: Readonly<Record<string, (event: AnyEventObject) => void | Promise<void>>>;
};

/** One test per generated path at the given level, and one that fails on any declared transition that none of them took. */
export function describePaths<M extends AnyStateMachine>(level: Level, flow: Flow<M>, staging: Staging<M> = {}) {
  const { paths, declared } = generatePaths(flow);
  const taken = new Set<string>();
  describe(`${flow.machine.id} paths, ${level}`, () => {
    test.each(paths.map((path) => [path.title, path] as const))('%s', async (_, path) => {
      (await drivePath(flow.machine, { ...staging, path, input: path.input })).forEach((key) => taken.add(key));
    });
    test('every declared transition is taken', ({ task }) => {
      const missed = declared.filter((key) => !taken.has(key));
      task.meta.transitions = { level, machine: flow.machine.id, declared: declared.length, taken: declared.length - missed.length };
      expect(missed).toEqual([]);
    });
  });
}

/** What every machine owes: a generated path for each transition, the rules that hold for all, and a reviewed table. */
export function describeMachine<M extends AnyStateMachine>(flow: Flow<M>, staging: Staging<M> = {}) {
  describe(flow.machine.id, () => {
    const generated = generatePaths(flow);
    test('no declared transition is out of reach', () => expect(generated.uncovered).toEqual([]));
    test('alerts can be dismissed, busy states end, and there is always a way out', () => expect(violations(flow, generated)).toEqual([]));
    test('its transitions are those of the reviewed table', async () =>
      expect(transitionTable(flow.machine)).toMatchFileSnapshot(`./__snapshots__/${flow.machine.id}.transitions.txt`));
  });
  describePaths('machine', flow, staging);
}
