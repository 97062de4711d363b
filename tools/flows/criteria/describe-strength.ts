import type { AnyStateMachine } from 'xstate';
import { describe, expect, test } from 'vitest';
import { drivePath } from '../run/drive.ts';
import type { DefinedFlow } from '../definition/define-flow.ts';
import { pathRecordOf } from '../paths/path-record.ts';
import { planOf } from './plan.ts';
import type { Strength } from './strength.ts';

/**
 * Defines a test for each path of a strength on the machine, which compares state and context after every step and
 * checks the flow's properties.
 */
export function describeStrength<M extends AnyStateMachine>(
  { onMachine: flow, forms, calls }: DefinedFlow<M>,
  strength: Strength,
): void {
  describe(`${flow.machine.id} ${strength}, machine`, async () => {
    const { outcomes, extended } =
      strength === 'outcomes' && typeof calls === 'function' ? await calls(flow) : { outcomes: [], extended: flow };
    const plan = planOrFailing(() =>
      planOf(extended, strength, {
        outcomes,
        forms: strength === 'guards' && typeof forms === 'function' ? forms() : [],
      }),
    );
    if (!plan) return;
    const { paths, figures, uncovered, flawsOf } = plan;
    for (const [index, path] of paths.entries()) {
      test(`${index + 1}. ${path.title}`, { timeout: 120_000 }, async ({ task }) => {
        task.meta.path = pathRecordOf('machine', flow.machine, path);
        expect(path.steps.flatMap((_, at) => flawsOf(path.steps.slice(0, at + 1)))).toEqual([]);
        await drivePath(flow, { path, input: path.input });
      });
    }
    test(`every one of its ${strength} is covered`, ({ task }) => {
      task.meta.strength = { strength, machine: flow.machine.id, ...figures };
      expect(uncovered).toEqual([]);
    });
  });
}

/**
 * A machine that fails while its paths are planned fails a test: Stryker counts failed tests, but no file that fails to
 * load.
 */
function planOrFailing<T>(plan: () => T): T | null {
  try {
    return plan();
  } catch {
    test('its paths can be planned', () => expect(plan).not.toThrow());
    return null;
  }
}
