import { basename, dirname, resolve } from 'node:path';
import { createVitest, type TestCase } from 'vitest/node';
import type { DeepFault } from '#tests/flows/lib/deep-faults.ts';
import type { Strength } from '#tools/flows/criteria/strength.ts';

const testOf = (flow: string) => resolve(`tests/flows/${flow}/flow.test.ts`);

/**
 * Returns the faults that the paths of a strength find at machine level. A fault of a machine's own file runs beside
 * those of other machines; any other one runs alone, since other flows use the same file. Throws if something fails
 * without any fault.
 */
export async function foundBy(strength: Strength, faults: readonly DeepFault[]): Promise<ReadonlySet<DeepFault>> {
  let active: readonly DeepFault[] = [];
  const plugin = {
    name: 'planted-faults',
    enforce: 'pre' as const,
    transform(code: string, id: string) {
      const fault = active.find(({ file }) => resolve(file) === id.split('?')[0]);
      return fault ? code.replace(fault.find, () => fault.replace) : null;
    },
  };
  const options = {
    config: 'tests/flows/vitest.config.ts',
    isolate: false,
    watch: false,
    reporters: [{}],
    update: false as const,
    maxWorkers: 2,
    testTimeout: 60_000,
    env: { FLOWS_STRENGTH: strength },
  };
  const vitest = await createVitest(
    'test',
    { ...options, ...(strength !== 'transitions' && { testNamePattern: `${strength}, machine` }) },
    { plugins: [plugin] },
  );
  const failing = async (round: readonly DeepFault[], flows: readonly string[]): Promise<ReadonlySet<string>> => {
    for (const { file } of [...active, ...round]) vitest.invalidateFile(resolve(file));
    active = round;
    const { testModules } = await vitest.runTestSpecifications(
      flows.map((flow) => vitest.getRootProject().createSpecification(testOf(flow))),
    );
    return new Set(
      testModules.flatMap((module) =>
        [...module.children.allTests('failed')].some((test) => counts(test, strength)) || module.errors().length > 0
          ? [basename(dirname(module.moduleId))]
          : [],
      ),
    );
  };

  const flows = [...new Set(faults.map(({ flow }) => flow))];
  const broken = await failing([], flows);
  if (broken.size > 0) throw new Error(`The tests of ${[...broken].join(', ')} fail without any fault`);
  const found = new Set<DeepFault>();
  for (const round of roundsOf(faults)) {
    const failed = await failing(
      round,
      round.map(({ flow }) => flow),
    );
    for (const fault of round) if (failed.has(fault.flow)) found.add(fault);
  }
  await vitest.close();
  return found;
}

/** For the strength `transitions`, only the paths and the properties count, not the reviewed table or random walks. */
const counts = (test: TestCase, strength: Strength): boolean =>
  strength !== 'transitions' || test.meta().property !== undefined || test.fullName.includes('paths, machine');

/** Machines that others embed run alone. */
const embedded = new Set(['id-check', 'verification']);

function roundsOf(faults: readonly DeepFault[]): DeepFault[][] {
  const rounds: DeepFault[][] = [];
  for (const fault of faults) {
    const isOwn = (one: DeepFault) => one.file === `machines/${one.flow}.machine.ts` && !embedded.has(one.flow);
    const open = isOwn(fault)
      ? rounds.find((round) => round.every((other) => isOwn(other) && other.flow !== fault.flow))
      : undefined;
    if (open) open.push(fault);
    else rounds.push([fault]);
  }
  return rounds;
}
