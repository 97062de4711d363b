import { basename, resolve } from 'node:path';
import { createVitest, type TestCase, type TestModule, type Vitest } from 'vitest/node';
import type { Fault } from '../../tests/model/sabotage/fault.ts';

export const kinds = ['property', 'journey', 'paths', 'walk', 'rendered', 'load', 'table'] as const;
type Kind = (typeof kinds)[number];

/**
 * The kinds of the tests that killed a mutant, and the title of the first one; a behavioural test takes precedence over the reviewed
 * transition table.
 */
export type Verdict = { kinds: readonly Kind[]; first: string };

type Failure = { flow: string; kind: Kind; title: string };

const fileOf = (flow: string) => resolve(`machines/${flow}.machine.ts`);
const machineTests = (flow: string) => [`tests/model/${flow}.test.ts`, `tests/model/${flow}.journey.test.ts`];
const renderedTests = (flow: string) => [`tests/component/${flow}.paths.test.tsx`];

/**
 * Runs the machines' tests with one mutant in each machine. The source files stay unchanged: a vite plugin replaces the text when it is
 * loaded.
 */
export async function startTrials() {
  let mutants = new Map<string, Fault>();
  const plugin = {
    name: 'sabotage',
    enforce: 'pre' as const,
    transform(code: string, id: string) {
      const fault = mutants.get(id.split('?')[0] ?? '');
      return fault ? code.replace(fault.find, () => fault.replace) : null;
    },
  };
  const start = (config: string, isolate: boolean) =>
    createVitest('test', { config, isolate, watch: false, reporters: [{}], update: false, maxWorkers: 2, testTimeout: 60_000 }, { plugins: [plugin] });
  const machineLevel = await start('tests/model/vitest.config.ts', false);
  const renderedLevel = await start('tests/component/vitest.config.ts', true);

  return {
    /** Returns the machine-level tests that fail without any mutant; while there are any, a failure proves nothing. */
    async baselineFailures(flows: readonly string[]): Promise<string[]> {
      mutants = new Map();
      return (await failures(machineLevel, flows.flatMap(machineTests), kindOf)).map(({ flow, title }) => `${flow}: ${title}`);
    },
    /**
     * Returns the verdict on one mutant of each machine. Runs the machine level first, and the rendered level for mutants that no test, or
     * only the transition table, has killed there.
     */
    async judge(faults: Readonly<Record<string, Fault>>): Promise<Record<string, Verdict>> {
      mutants = new Map(Object.entries(faults).map(([flow, fault]) => [fileOf(flow), fault]));
      const flows = Object.keys(faults);
      flows.forEach((flow) => [machineLevel, renderedLevel].forEach((vitest) => vitest.invalidateFile(fileOf(flow))));
      const failed = await failures(machineLevel, flows.flatMap(machineTests), kindOf);
      const survivingFlows = flows.filter((flow) => !failed.some((failure) => failure.flow === flow && failure.kind !== 'table'));
      const failedRendered = await failures(renderedLevel, survivingFlows.flatMap(renderedTests), () => 'rendered');
      return Object.fromEntries(flows.map((flow) => [flow, verdictOf([...failed, ...failedRendered].filter((failure) => failure.flow === flow))]));
    },
    close: async () => void (await Promise.all([machineLevel.close(), renderedLevel.close()])),
  };
}

async function failures(vitest: Vitest, files: readonly string[], kind: (test: TestCase) => Kind): Promise<Failure[]> {
  if (files.length === 0) return [];
  const project = vitest.getRootProject();
  const { testModules } = await vitest.runTestSpecifications(files.map((file) => project.createSpecification(resolve(file))));
  if (testModules.length < files.length) throw new Error(`Not all were run of ${files.join(', ')}`);
  return testModules.flatMap((module) => {
    const flow = flowOf(module);
    return [
      ...module.errors().map(({ message }): Failure => ({ flow, kind: 'load', title: message })),
      ...[...module.children.allTests('failed')].map((test): Failure => ({ flow, kind: kind(test), title: test.fullName })),
    ];
  });
}

function verdictOf(failed: readonly Failure[]): Verdict {
  const found = kinds.filter((each) => failed.some(({ kind }) => kind === each));
  return { kinds: found, first: failed.find(({ kind }) => kind === found[0])?.title ?? '' };
}

function flowOf({ moduleId }: TestModule): string {
  return basename(moduleId).split('.')[0] ?? '';
}

function kindOf(test: TestCase): Kind {
  if (test.meta().property) return 'property';
  if (test.name === 'its transitions are those of the reviewed table') return 'table';
  if (test.name.startsWith('random walks')) return 'walk';
  return test.module.moduleId.endsWith('.journey.test.ts') ? 'journey' : 'paths';
}
