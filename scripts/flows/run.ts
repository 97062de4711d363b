import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Level } from '#tools/flows/paths/path-record.ts';
import { isProven } from '#tools/flows/report/model.ts';
import type { FlowReport } from '#tools/flows/report/reported.ts';
import type { LevelResult, Runner } from '#tools/flows/report/result.ts';
import type { BrowserRun, FlowsOptions } from './options.ts';
import { playwrightLevel } from './run-playwright.ts';
import { reportsOf, storyCounts, writeReport } from './write-report.ts';
import { handResults } from './read-sheets.ts';
import { storeResults } from './store.ts';
import { totalsOf } from '#tools/flows/criteria/strength.ts';
import { currentRun } from './trees.ts';
import { vitestLevel } from './run-vitest.ts';

const runnersOf = (browsers: BrowserRun): Readonly<Record<Level, Runner>> => ({
  machine: vitestLevel({
    level: 'machine',
    config: 'tests/flows/vitest.config.ts',
    filesOf: (flow) => [`tests/flows/${flow}/flow.test.ts`, `tests/flows/${flow}/journeys.test.ts`],
  }),
  rendered: vitestLevel({
    level: 'rendered',
    config: 'tests/component/vitest.config.ts',
    filesOf: (flow) => [`tests/flows/${flow}/screen.test.tsx`],
  }),
  browser: playwrightLevel(browsers),
});

/**
 * Runs the levels one after the other, and adds their results to the report's folder. A partial run excludes some paths
 * of its flows.
 */
export async function runFlows(
  folder: string,
  { flows, levels, browsers, strength }: FlowsOptions,
  isPartial: boolean,
): Promise<0 | 1> {
  process.env['FLOWS_STRENGTH'] = strength ?? '';
  const run = currentRun(process.env);
  const runners = runnersOf(browsers);
  const results: LevelResult[] = [];
  for (const level of levels) results.push(await timed(level, () => runners[level](flows, progress(level))));
  const isWhole = !isPartial && !browsers.isSample && (strength === null || strength === 'transitions');
  const reports = reportsOf(flows, results, !isWhole);
  const stored = storeResults(folder, results, run, isWhole);
  await writeReport(folder, stored, handResults(folder));
  reports.forEach(print);
  process.stdout.write(`\n${totalsOf(results.flatMap(({ counts = [] }) => counts)).join('\n')}\n`);
  const { stable, withoutStory } = storyCounts(flows);
  process.stdout.write(
    `\n${withoutStory.map((line) => `✗ ${line}\n`).join('')}${stable - withoutStory.length} of ${stable} stable states have a story\n${pathToFileURL(resolve(folder, 'index.html')).href}\n`,
  );
  return reports.every(isProven) ? 0 : 1;
}

async function timed(level: Level, run: () => Promise<LevelResult>): Promise<LevelResult> {
  const started = performance.now();
  const result = await run();
  const failed = result.tests.filter(({ failure }) => failure !== null).length;
  process.stdout.write(
    `${process.stdout.isTTY ? '\r\u001B[2K' : ''}${level}: ${result.tests.length - failed} passed, ${failed} failed, ${((performance.now() - started) / 1_000).toFixed(0)} s\n`,
  );
  return result;
}

function print(report: FlowReport): void {
  const counts = report.levels
    .map(({ level, taken, declared }) => `${level} ${taken} of ${declared}`.padEnd(24))
    .join('');
  process.stdout.write(`${isProven(report) ? '✓' : '✗'} ${report.name.padEnd(18)}${counts}\n`);
  for (const { level, test, message } of report.failures)
    process.stdout.write(`    ${level}: ${test}\n      ${message.split('\n')[0]}\n`);
  for (const { level, missed } of report.levels)
    for (const key of missed) process.stdout.write(`    ${level} did not take ${key}\n`);
}

/** Updates one progress line on a terminal. */
function progress(level: Level): (passed: boolean) => void {
  const counted = { passed: 0, failed: 0 };
  return (passed) => {
    counted[passed ? 'passed' : 'failed'] += 1;
    if (process.stdout.isTTY)
      process.stdout.write(`\r\u001B[2K${level}: ${counted.passed} passed, ${counted.failed} failed`);
  };
}
