import type { AnyStateMachine } from 'xstate';
import { describe, expect, test } from 'vitest';
import { drivePath, type Driven } from '../lib/drive.ts';
import type { Flow } from '../lib/paths.ts';
import { pathRecordOf, type Level } from '../lib/path-record.ts';
import { hiddenPairs } from './hidden-pairs.ts';
import { planOf } from './plan.ts';
import { requestedStrength, type Strength } from './strength.ts';

/** Defines a test for each path of a strength, which compares machine and level after every step and checks the flow's properties. */
export function describeStrength<M extends AnyStateMachine>(level: Level, flow: Flow<M>, strength: Strength, staging: Omit<Driven<M>, 'path' | 'input'>) {
  describe(`${flow.machine.id} ${strength}, ${level}`, async () => {
    const { outcomes, extended } = strength === 'outcomes' ? await (await import('./outcomes.ts')).outcomesOf(flow) : { outcomes: [], extended: flow };
    const plan = planOrFailing(() => planOf(extended, strength, { level, env: process.env, outcomes }));
    if (!plan) return;
    const { paths, flawsOf, ...counts } = plan;
    let milliseconds = 0;
    for (const [index, path] of paths.entries()) {
      test(`${index + 1}. ${path.title}`, { timeout: 120_000 }, async ({ task }) => {
        task.meta.path = pathRecordOf(level, flow.machine, path);
        const began = performance.now();
        expect(path.steps.flatMap((_, at) => flawsOf(path.steps.slice(0, at + 1)))).toEqual([]);
        await drivePath(flow, { ...staging, path, input: path.input });
        milliseconds += performance.now() - began;
      });
    }
    const checkedFlows = strength === 'pairs' && level === 'machine' && requestedStrength(process.env) ? [flow] : [];
    for (const checkedFlow of checkedFlows) test('no pair is hidden by the projection', { timeout: 120_000 }, () => expect(hiddenPairs(checkedFlow)).toEqual([]));
    test(`every one of its ${strength} is covered, or cannot be`, ({ task }) => {
      task.meta.strength = { ...counts, level, machine: flow.machine.id, strength, milliseconds };
      expect(counts.uncovered).toEqual([]);
    });
  });
}

/** A machine that fails while its paths are planned fails a test: Stryker counts failed tests, but no file that fails to load. */
function planOrFailing<T>(plan: () => T): T | null {
  try {
    return plan();
  } catch {
    test('its paths can be planned', () => expect(plan).not.toThrow());
    return null;
  }
}
