import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { diagramOf } from '#tools/flows/diagram/diagram.ts';
import { flowPage } from '#tools/flows/report/flow-page.ts';
import type { HandResult } from '#tools/flows/report/hand-table.ts';
import { indexPage } from '#tools/flows/report/index-page.ts';
import { junitOf } from '#tools/flows/report/junit.ts';
import { isProven, reportOf } from '#tools/flows/report/model.ts';
import { requirementsPage } from '#tools/flows/report/requirements-page.ts';
import type { FlowReport } from '#tools/flows/report/reported.ts';
import type { LevelResult } from '#tools/flows/report/result.ts';
import { storyCount, storyLinks } from './build-stories.ts';
import { flowNames, registered } from './registered.ts';
import { requirementsIn, requirementsOf } from '#tools/flows/report/requirements.ts';

const specification = requirementsIn(readFileSync('docs/spec-coverage.md', 'utf8'));

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

/** Returns the report of each of these flows. `isPartial` if only the transitions that were taken are required. */
export const reportsOf = (
  flows: readonly string[],
  results: readonly LevelResult[],
  isPartial: boolean,
): FlowReport[] =>
  registered
    .filter(({ name }) => flows.includes(name))
    .map((flow) =>
      reportOf({
        ...flow,
        requirements: requirementsOf(
          flow.machine,
          specification,
          results.flatMap(({ tests }) => tests),
          (name) => `flows/${name}/journeys.test.ts`,
        ),
        results,
        exclusions: flow.excludedInBrowser,
        isPartial,
      }),
    );

/** Writes the pages of all flows that have results, and the same data as JSON. */
export async function writeReport(
  folder: string,
  results: readonly LevelResult[],
  byHand: readonly HandResult[],
): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const tested = flowNames.filter(
    (name) =>
      results.some(({ tests }) => tests.some(({ flow }) => flow === name)) || byHand.some(({ flow }) => flow === name),
  );
  const reports = tested.flatMap((name) =>
    reportsOf(
      [name],
      results.filter(({ tests }) => tests.some(({ flow }) => flow === name)),
      false,
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
  writeFileSync(
    join(folder, 'requirements.html'),
    requirementsPage(specification, { flows: reports, levels: results.map(({ level }) => level) }),
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
