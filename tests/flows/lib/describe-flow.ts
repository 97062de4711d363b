import type { AnyStateMachine } from 'xstate';
import { describe, expect, test } from 'vitest';
import { drivePath, type Driven } from './drive.ts';
import { generatePaths, type Flow, type Generated } from './paths.ts';
import { violations } from './safety.ts';
import { declaredTransitions, transitionTable } from './transitions.ts';

export type Level = 'machine' | 'rendered';
export type TransitionCount = { level: Level; machine: string; declared: number; taken: number };

declare module 'vitest' {
  interface TaskMeta {
    transitions?: TransitionCount;
  }
}

type Staging<M extends AnyStateMachine> = Omit<Driven<M>, 'path' | 'input'>;

/** One test per generated path at the given level, and one that fails on any declared transition that none of them took. */
export function describePaths<M extends AnyStateMachine>(level: Level, flow: Flow<M>, staging: Staging<M> = {}) {
  describe(`${flow.machine.id} paths, ${level}`, () => {
    const taken = new Set<string>();
    for (const path of generatedOrFailing(flow).paths) {
      test(path.title, async () => {
        (await drivePath(flow, { ...staging, path, input: path.input })).forEach((key) => taken.add(key));
      });
    }
    test('every declared transition is taken', ({ task }) => {
      const declared = [...declaredTransitions(flow.machine).values()].map(({ key }) => key);
      const missed = declared.filter((key) => !taken.has(key));
      task.meta.transitions = { level, machine: flow.machine.id, declared: declared.length, taken: declared.length - missed.length };
      expect(missed).toEqual([]);
    });
  });
}

/** What every machine owes: the rules that hold for all, a reviewed table, and a path that takes each transition. */
export function describeMachine<M extends AnyStateMachine>(flow: Flow<M>, staging: Staging<M> = {}) {
  describe(flow.machine.id, () => {
    test('alerts can be dismissed, busy states end, and there is always a way out', () => expect(violations(flow, generatePaths(flow))).toEqual([]));
    test('its transitions are those of the reviewed table', async () =>
      expect(transitionTable(flow.machine)).toMatchFileSnapshot(`./__snapshots__/${flow.machine.id}.transitions.txt`));
  });
  describePaths('machine', flow, staging);
}

/** A machine that breaks while its paths are generated fails as a test, not as a file without tests. */
function generatedOrFailing<M extends AnyStateMachine>(flow: Flow<M>): Pick<Generated<M>, 'paths'> {
  try {
    return generatePaths(flow);
  } catch (error) {
    test('its paths can be generated', () => {
      throw error;
    });
    return { paths: [] };
  }
}
