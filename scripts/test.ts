import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { ensureChromium } from './chromium.ts';
import { filesIn } from './files-in.ts';
import { browserReport, vitestReport } from './test-reports.ts';

/** Everything that must hold, one stage after another; a failed stage does not hide the later ones. */
const results = '.cache/tests';
const browserResults = `${results}/browser.json`;
const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--reporter=default', '--reporter=./tests/flows/lib/coverage-reporter.ts', '--reporter=json'];
const stages: Record<string, string[]> = {
  check: ['--import', 'tsx', 'scripts/check.ts'],
  'unit, paths, rendered, server': [...vitest, `--outputFile.json=${results}/vitest.json`, '--project=!stories'],
  stories: [...vitest, `--outputFile.json=${results}/stories.json`, '--project=stories'],
  build: ['--import', 'tsx', 'scripts/build.ts'],
  size: ['--import', 'tsx', 'scripts/size.ts'],
  'browser journeys': ['node_modules/playwright/cli.js', 'test', '-c', 'tests/e2e/playwright.config.ts', '--reporter=list,json'],
  'fault trials': ['--import', 'tsx', 'scripts/trials.ts', '--short'],
};

ensureChromium();
process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'] = browserResults;
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

const failedStages = Object.entries(stages).filter(([name, command]) => !passes(name, command)).map(([name]) => name);
const reports = [vitestReport(`${results}/vitest.json`), vitestReport(`${results}/stories.json`), browserReport(browserResults)];
const failed = [...failedStages, ...unseenFiles(new Set(reports.flatMap(({ files }) => files)))];
if (failed.length > 0) process.stdout.write(`\nFailed: ${failed.join('; ')}\n`);
for (const failure of reports.flatMap(({ failures }) => failures)) process.stdout.write(`  ${failure}\n`);
process.stdout.write(`\n${total('passed')} passed, ${total('failed')} failed\n`);
process.exitCode = failed.length > 0 ? 1 : 0;

function passes(name: string, command: readonly string[]): boolean {
  const started = performance.now();
  process.stdout.write(`\n── ${name}\n`);
  const { status } = spawnSync(process.execPath, command, { stdio: 'inherit' });
  process.stdout.write(`── ${name}: ${status === 0 ? 'passed' : 'FAILED'}, ${((performance.now() - started) / 1_000).toFixed(0)} s\n`);
  return status === 0;
}

/** Test files that no stage has run: a project that finds nothing must not pass. PostgreSQL's own need its binaries. */
function unseenFiles(seen: ReadonlySet<string>): string[] {
  return [...filesIn('tests', /\.test\.tsx?$/), ...filesIn('stories', /\.stories\.tsx$/)]
    .filter((file) => !seen.has(resolve(file)) && !file.startsWith('tests/server/postgres/'))
    .map((file) => `${file} was not run`);
}

function total(what: 'passed' | 'failed'): number {
  return reports.reduce((sum, report) => sum + report[what], 0);
}
