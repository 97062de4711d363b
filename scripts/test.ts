import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import * as z from 'zod';
import { ensureChromium } from './chromium.ts';

/** Everything that must hold, one stage after another; a failed stage does not hide the later ones. */
const results = '.cache/tests';
const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--reporter=default', '--reporter=./tests/flows/lib/coverage-reporter.ts', '--reporter=json'];
const stages: Record<string, string[]> = {
  check: ['--import', 'tsx', 'scripts/check.ts'],
  'unit, paths, rendered, server': [...vitest, `--outputFile.json=${results}/vitest.json`, '--project=!stories'],
  stories: [...vitest, `--outputFile.json=${results}/stories.json`, '--project=stories'],
  build: ['--import', 'tsx', 'scripts/build.ts'],
  size: ['--import', 'tsx', 'scripts/size.ts'],
  'browser journeys': ['node_modules/playwright/cli.js', 'test', '-c', 'tests/e2e/playwright.config.ts', '--reporter=list,json'],
};

process.env['CHROMIUM_PATH'] = ensureChromium();
process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'] = `${results}/browser.json`;
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

const failed = Object.entries(stages).filter(([name, command]) => !passes(name, command)).map(([name]) => name);
const counts = [vitestCounts('vitest'), vitestCounts('stories'), browserCounts()];
const passedTests = counts.reduce((total, { passed }) => total + passed, 0);
const failedTests = counts.reduce((total, count) => total + count.failed, 0);
if (failed.length > 0) process.stdout.write(`\nFailed: ${failed.join('; ')}\n`);
process.stdout.write(`\n${passedTests} passed, ${failedTests} failed\n`);
process.exitCode = failed.length > 0 ? 1 : 0;

function passes(name: string, command: readonly string[]): boolean {
  const started = performance.now();
  process.stdout.write(`\n── ${name}\n`);
  const { status } = spawnSync(process.execPath, command, { stdio: 'inherit' });
  process.stdout.write(`── ${name}: ${status === 0 ? 'passed' : 'FAILED'}, ${((performance.now() - started) / 1_000).toFixed(0)} s\n`);
  return status === 0;
}

function vitestCounts(name: string) {
  const schema = z.object({ numPassedTests: z.number(), numFailedTests: z.number() });
  const { numPassedTests: passed, numFailedTests } = schema.parse(written(name, { numPassedTests: 0, numFailedTests: 0 }));
  return { passed, failed: numFailedTests };
}

function browserCounts() {
  const { stats } = z.object({ stats: z.object({ expected: z.number(), unexpected: z.number() }) }).parse(written('browser', { stats: { expected: 0, unexpected: 0 } }));
  return { passed: stats.expected, failed: stats.unexpected };
}

/** What a stage wrote of itself; a stage that could not even start has counted nothing. */
function written(name: string, nothing: unknown): unknown {
  const file = `${results}/${name}.json`;
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : nothing;
}
