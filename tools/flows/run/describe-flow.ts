import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { describe, expect, test } from 'vitest';
import type { DefinedFlow } from '../definition/define-flow.ts';
import { describeVocabulary } from '../definition/describe-vocabulary.ts';
import { requestedStrengths } from '../criteria/strength.ts';
import { describeStrength } from '../criteria/describe-strength.ts';
import { describeExpiries } from '../expiries/describe-expiries.ts';
import { drivePath, type Driven } from './drive.ts';
import type { Flow } from '../paths/flow.ts';
import { generatePaths, type Generated } from '../paths/paths.ts';
import { leavesOf } from '../paths/stable-states.ts';
import { broken, ruleNames, violations } from '../paths/safety.ts';
import { declaredTransitions } from '../inspect/transitions.ts';
import { transitionTable } from '../paths/transition-table.ts';
import { affectedPaths, isAffected } from '../paths/affected.ts';
import { pathRecordOf, type Level } from '../paths/path-record.ts';
import { flawOfWalks, walkSettings } from '../paths/walks.ts';

type Staging<M extends AnyStateMachine> = Omit<Driven<M>, 'path' | 'input'>;

/**
 * Defines a test for each generated path on the machine, or for each tour on the rendered feature, and one that fails if
 * a declared transition was not taken; or only the paths that a change affects.
 */
export function describePaths<M extends AnyStateMachine>(level: Level, flow: Flow<M>, staging: Staging<M> = {}) {
  describe(`${flow.machine.id} paths, ${level}`, () => {
    const taken = new Set<string>();
    const affected = affectedPaths(process.env);
    const { paths, tours } = generatedOrFailing(flow);
    for (const path of level === 'machine' ? paths : tours) {
      const walked = pathRecordOf(level, flow.machine, path);
      if (affected && !isAffected(affected, flow.machine.id, walked.steps)) continue;
      test(path.title, async ({ task }) => {
        task.meta.path = walked;
        const onFailure = (step: number, actual: AnyMachineSnapshot) => {
          task.meta.failing = { step, expected: walked.steps[step]?.states ?? [], actual: leavesOf(actual) };
        };
        (await drivePath(flow, { ...staging, path, input: path.input, onFailure })).forEach((key) => taken.add(key));
      });
    }
    if (affected) return;
    test('every declared transition is taken', () =>
      expect(
        [...declaredTransitions(flow.machine).values()].map(({ key }) => key).filter((key) => !taken.has(key)),
      ).toEqual([]));
  });
}

/**
 * Defines the tests that every machine must pass: the general rules and its own properties in each reached state and on
 * random walks, the reviewed table, a path for each transition, and the expiries. `FLOWS_STRENGTH` requests other
 * coverage criteria instead.
 */
export function describeMachine<M extends AnyStateMachine>(defined: DefinedFlow<M>) {
  const { machine, properties, expiries, onMachine: flow } = defined;
  describeVocabulary(defined);
  describe(machine.id, () => {
    const checked = (name: string, flaws: (generated: Generated<M>) => unknown[]) =>
      test(name, ({ task }) => {
        const generated = generatePaths(flow);
        task.meta.property = { machine: machine.id, name, states: generated.reached.length };
        expect(flaws(generated)).toEqual([]);
      });
    for (const name of ruleNames) checked(name, (generated) => violations(flow, generated, [name]));
    for (const [name, property] of Object.entries(properties))
      checked(name, ({ reached }) => broken(property, reached));
    test('random walks violate no rule and no property', { timeout: 60_000 }, () =>
      expect(flawOfWalks(flow, walkSettings(process.env))).toBe(null),
    );
    test('its transitions are those of the reviewed table', async () =>
      expect(transitionTable(machine)).toMatchFileSnapshot('./transitions.txt'));
  });
  for (const strength of requestedStrengths(process.env)) {
    if (strength === 'transitions') describePaths('machine', flow);
    else describeStrength(defined, strength);
  }
  describeExpiries('machine', flow, expiries);
}

/** A machine that throws while its paths are generated fails a test, instead of leaving a file without tests. */
function generatedOrFailing<M extends AnyStateMachine>(flow: Flow<M>): Pick<Generated<M>, 'paths' | 'tours'> {
  try {
    return generatePaths(flow);
  } catch (error) {
    test('its paths can be generated', () => {
      throw error;
    });
    return { paths: [], tours: [] };
  }
}
