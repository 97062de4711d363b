import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { diagramOf } from '#tools/flows/diagram/diagram.ts';
import type { StoredMutants } from '#tools/flows/mutants/of-transitions.ts';
import { flowPage } from '#tools/flows/report/flow-page.ts';
import { historyPage } from '#tools/flows/report/history-page.ts';
import type { HandResult } from '#tools/flows/report/hand-table.ts';
import type { PastRun } from '#tools/flows/report/history.ts';
import { indexPage } from '#tools/flows/report/index-page.ts';
import { junitOf } from '#tools/flows/report/junit.ts';
import { isProven, reportOf } from '#tools/flows/report/model.ts';
import { requirementsPage } from '#tools/flows/report/requirements-page.ts';
import type { FlowReport } from '#tools/flows/report/reported.ts';
import type { LevelResult } from '#tools/flows/report/result.ts';
import { storyCount, storyLinks } from './build-stories.ts';
import { storedMutants } from './mutants.ts';
import { flowNames, registered, type RegisteredFlow } from './registered.ts';
import { storedRequirements, specification } from './requirements.ts';

/** Counts the stable states of these flows, and lists those without a story. */
export const storyCounts = (flows: readonly string[]): { stable: number; withoutStory: readonly string[] } =>
  registered
    .filter(({ name }) => flows.includes(name))
    .map(({ name, machine }) => storyCount(name, machine))
    .reduce(
      (all, { stable, withoutStory }) => ({
        stable: all.stable + stable,
        withoutStory: [...all.withoutStory, ...withoutStory],
      }),
      { stable: 0, withoutStory: [] },
    );

/** Data about a flow besides its results. */
type Notes = {
  readonly requirements?: ReadonlyMap<string, readonly string[]>;
  readonly mutants?: StoredMutants | null;
};

/** Returns the report of each of these flows. `isPartial` if only the transitions that were taken are required. */
export const reportsOf = (
  flows: readonly string[],
  results: readonly LevelResult[],
  isPartial: boolean,
  notesOf: (flow: RegisteredFlow) => Notes = () => ({}),
): FlowReport[] =>
  registered
    .filter(({ name }) => flows.includes(name))
    .map((flow) => reportOf({ ...flow, ...notesOf(flow), results, exclusions: flow.excludedInBrowser, isPartial }));

/** Writes the pages of all flows that have results, and the same data as JSON. */
export async function writeReport(
  folder: string,
  results: readonly LevelResult[],
  runs: readonly PastRun[],
  byHand: readonly HandResult[],
): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const tested = flowNames.filter(
    (name) =>
      results.some(({ tests }) => tests.some(({ flow }) => flow === name)) || byHand.some(({ flow }) => flow === name),
  );
  const specified = storedRequirements(folder);
  const notesOf = ({ name, machine }: RegisteredFlow): Notes => ({
    requirements: new Map(specified[name]?.transitions.map(({ key, requirements }) => [key, requirements])),
    mutants: storedMutants(folder, name, machine),
  });
  const reports = tested.flatMap((name) =>
    reportsOf(
      [name],
      results.filter(({ tests }) => tests.some(({ flow }) => flow === name)),
      false,
      notesOf,
    ),
  );
  for (const report of reports) {
    const flow = registered.find(({ name }) => name === report.name);
    if (!flow) continue;
    const { machine } = flow;
    const stories = storyLinks(machine.id);
    const diagram = await diagramOf(flow, {
      title: `${flow.about.ko} 상태도`,
      classes: report.tints,
      hrefOf: ({ id }) => stories(id.slice(machine.id.length + 1)),
    });
    writeFileSync(
      join(folder, `${report.name}.html`),
      flowPage(
        report,
        diagram,
        stories,
        byHand.filter((result) => result.flow === report.name),
      ),
    );
  }
  writeFileSync(
    join(folder, 'index.html'),
    indexPage(
      reports,
      results.map(({ level }) => level),
      byHand,
    ),
  );
  writeFileSync(join(folder, 'history.html'), historyPage(runs));
  const failedJourneys = new Map(Object.entries(specified).map(([name, { failed }]) => [name, failed]));
  writeFileSync(
    join(folder, 'requirements.html'),
    requirementsPage(specification(), { flows: reports, levels: results.map(({ level }) => level), failedJourneys }),
  );
  writeFileSync(
    join(folder, 'report.json'),
    `${JSON.stringify(
      reports.map(({ tints: _, ...report }) => ({ ...report, proven: isProven({ ...report, tints: _ }) })),
      null,
      1,
    )}\n`,
  );
  writeFileSync(join(folder, 'junit.xml'), junitOf(reports, results));
}
