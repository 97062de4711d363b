import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { startVitest, type Reporter } from 'vitest/node';
import { machines } from '#machines/index.ts';
import { declaredTransitions } from '#tools/flows/inspect/transitions.ts';
import { kebab } from '#tools/flows/paths/kebab.ts';
import { citedTests, requirementsIn, type Requirement } from '#tools/flows/report/requirements.ts';
import { requirementsReport, type RequirementsReport } from '#tools/flows/report/requirements-report.ts';

type JourneyResult = {
  readonly file: string;
  readonly title: string;
  readonly isPassed: boolean;
  readonly machine: string;
  readonly taken: readonly string[];
};

/** Returns the sentences of both specifications. */
export const specification = (): readonly Requirement[] =>
  requirementsIn(readFileSync('docs/spec-coverage.md', 'utf8'));

const fileIn = (folder: string) => join(folder, 'requirements.json');

/** Returns the stored sentences that the transitions of each flow implement. */
export const storedRequirements = (folder: string): RequirementsReport => {
  const parsed = existsSync(fileIn(folder))
    ? requirementsReport.safeParse(JSON.parse(readFileSync(fileIn(folder), 'utf8')))
    : null;
  return parsed?.success ? parsed.data : {};
};

/**
 * Runs the hand-written tests of these flows, and stores the sentences of the specification that each transition
 * implements; other flows stay.
 */
export async function writeRequirements(folder: string, flows: readonly string[]): Promise<void> {
  const cited = specification().flatMap((requirement) =>
    citedTests(requirement).map((test) => ({ id: requirement.id, file: test.file, title: test.title })),
  );
  const results = await runJourneys(flows);
  const idsOf = ({ file, title }: JourneyResult) =>
    cited.filter((each) => each.file === file && each.title === title).map(({ id }) => id);
  const fresh: RequirementsReport = Object.fromEntries(
    Object.values(machines)
      .filter(({ id }) => flows.includes(kebab(id)))
      .map((machine) => {
        const ownResults = results.filter((each) => each.machine === machine.id);
        const transitions = [...declaredTransitions(machine).values()].map(({ key }) => ({
          key,
          requirements: [...new Set(ownResults.filter(({ taken }) => taken.includes(key)).flatMap(idsOf))],
        }));
        return [
          kebab(machine.id),
          { transitions, failed: ownResults.filter(({ isPassed }) => !isPassed).map(({ title }) => title) },
        ];
      }),
  );
  mkdirSync(folder, { recursive: true });
  writeFileSync(fileIn(folder), `${JSON.stringify({ ...storedRequirements(folder), ...fresh }, null, 1)}\n`);
}

async function runJourneys(flows: readonly string[]): Promise<readonly JourneyResult[]> {
  const results: JourneyResult[] = [];
  const reporter: Reporter = {
    onTestCaseResult: (test) => {
      const { journey } = test.meta();
      if (journey)
        results.push({
          file: relative('tests', test.module.moduleId),
          title: test.name,
          isPassed: test.ok(),
          ...journey,
        });
    },
  };
  const vitest = await startVitest(
    'test',
    flows.map((flow) => `tests/flows/${flow}/journeys.test.ts`),
    { config: 'tests/flows/vitest.config.ts', watch: false, reporters: [reporter] },
  );
  await vitest.close();
  return results;
}
