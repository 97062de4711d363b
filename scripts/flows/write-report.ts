import { copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { machines } from '#machines/index.ts';
import { diagramOf } from '#tests/model/atlas/diagram.ts';
import { kebab } from '#tests/model/atlas/kebab.ts';
import { flowPage } from '#tests/model/atlas/report/flow-page.ts';
import { indexPage } from '#tests/model/atlas/report/index-page.ts';
import { junitOf } from '#tests/model/atlas/report/junit.ts';
import { isProven, reportOf, type FlowReport } from '#tests/model/atlas/report/model.ts';
import type { LevelResult } from '#tests/model/atlas/report/result.ts';
import { words } from '#tests/model/atlas/words.ts';
import { notTaken } from '#tests/browser/not-taken.ts';
import { storyCount, storyLinks } from './build-stories.ts';

const registered = Object.entries(machines).map(([id, machine]) => ({ name: kebab(id), machine, words: Object.entries(words).find(([of]) => of === id)?.[1] ?? {} }));

/** Names of all flows, in kebab-case. */
export const flowNames: readonly string[] = registered.map(({ name }) => name);

/** Returns the flows of the machines with these ids. */
export const flowsOf = (ids: ReadonlySet<string>): string[] => registered.filter(({ machine }) => ids.has(machine.id)).map(({ name }) => name);

/** Counts the resting states of these flows, and those of them that have a story. */
export const storyCounts = (flows: readonly string[]): { withStory: number; resting: number } =>
  registered
    .filter(({ name }) => flows.includes(name))
    .map(({ name, machine }) => storyCount(name, machine))
    .reduce((all, { withStory, resting }) => ({ withStory: all.withStory + withStory, resting: all.resting + resting }), { withStory: 0, resting: 0 });

/** Writes the report on the levels' results into a folder, replacing its content. Returns the report of each flow. */
export async function writeReport(folder: string, flows: readonly string[], results: readonly LevelResult[], isReplay: boolean): Promise<FlowReport[]> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(folder, 'pictures'), { recursive: true });
  const selected = registered
    .filter(({ name }) => flows.includes(name))
    .map((flow) => ({ machine: flow.machine, report: withPictures(folder, reportOf({ ...flow, results, excuses: notTaken[flow.machine.id] ?? {}, isReplay })) }));
  const reports = selected.map(({ report }) => report);
  for (const { machine, report } of selected) {
    const links = storyLinks(report.name, '../storybook-static');
    const diagram = await diagramOf(machine, { title: `${machine.id} 상태도`, seen: report.seen, hrefOf: ({ id }) => links.get(id.slice(machine.id.length + 1)) });
    writeFileSync(join(folder, `${report.name}.html`), flowPage(report, diagram));
  }
  writeFileSync(join(folder, 'index.html'), indexPage(reports, results.map(({ level }) => level)));
  writeFileSync(join(folder, 'report.json'), `${JSON.stringify(reports.map(({ seen: _, ...report }) => ({ ...report, proven: isProven({ ...report, seen: _ }) })), null, 1)}\n`);
  writeFileSync(join(folder, 'junit.xml'), junitOf(reports, results));
  return reports;
}

/** Copies the screenshots of the report's paths into its folder. */
const withPictures = (folder: string, report: FlowReport): FlowReport => ({
  ...report,
  paths: report.paths.map((path) => ({
    ...path,
    pictures: path.pictures.map((picture, index) => {
      const beside = `pictures/${report.name}-${path.id}-${index}.jpg`;
      copyFileSync(picture, join(folder, beside));
      return beside;
    }),
  })),
});
