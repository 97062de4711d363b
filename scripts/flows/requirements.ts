import { readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { startVitest, type Reporter } from 'vitest/node';
import { machines } from '#machines/index.ts';
import { declaredTransitions } from '#machines/lib/transitions.ts';
import { kebab } from '#tests/model/atlas/kebab.ts';
import { citedTests, requirementsIn } from '#tests/model/atlas/requirements.ts';
import type { RequirementsReport } from '#tests/model/atlas/requirements-report.ts';

type Walked = { readonly file: string; readonly title: string; readonly isPassed: boolean; readonly machine: string; readonly taken: readonly string[] };

/** Runs the hand-written journeys of these flows, and writes which sentences of the specification each transition stands for. */
export async function writeRequirements(folder: string, flows: readonly string[]): Promise<void> {
  const requirements = requirementsIn(readFileSync('docs/spec-coverage.md', 'utf8')).map((requirement) => ({ ...requirement, cited: citedTests(requirement) }));
  const walked = await walkJourneys(flows);
  const isCited = ({ file, title }: Walked) => requirements.filter(({ cited }) => cited.some((each) => basename(each.file) === file && each.title === title));
  const report: RequirementsReport = {
    transitions: Object.values(machines)
      .filter(({ id }) => flows.includes(kebab(id)))
      .flatMap((machine) => [...declaredTransitions(machine).values()].map(({ key }) => ({ machine: machine.id, key })))
      .map(({ machine, key }) => ({ machine, key, requirements: [...new Set(walked.filter((each) => each.machine === machine && each.taken.includes(key)).flatMap((each) => isCited(each).map(({ id }) => id)))] })),
    requirements: requirements
      .filter((each) => each.flows.some((flow) => flows.includes(flow)))
      .map(({ id, sentence, flows: about, cited }) => ({ id, sentence, flows: about, failed: walked.filter((each) => !each.isPassed && cited.some(({ title }) => title === each.title)).map(({ title }) => title) })),
  };
  writeFileSync(`${folder}/requirements.json`, `${JSON.stringify(report, null, 1)}\n`);
}

async function walkJourneys(flows: readonly string[]): Promise<readonly Walked[]> {
  const walked: Walked[] = [];
  const reporter: Reporter = {
    onTestCaseResult: (test) => {
      const { journey } = test.meta();
      if (journey) walked.push({ file: basename(test.module.moduleId), title: test.name, isPassed: test.ok(), ...journey });
    },
  };
  const vitest = await startVitest('test', flows.map((flow) => `tests/model/${flow}.journey.test.ts`), { config: 'tests/model/vitest.config.ts', watch: false, reporters: [reporter] });
  await vitest.close();
  return walked;
}
