import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { everyEngine, projectName } from '#tools/browsers/names.ts';
import { ensureChromium } from '#tools/browsers/chromium.ts';
import { ensureEngines } from '#tools/browsers/install.ts';
import { filesIn } from '#tools/files-in.ts';
import { browserReport, vitestReport, type Report } from './test-reports.ts';

/**
 * Runs checks and tests, one stage after another; a failed stage does not hide the results of later ones. `npm test`
 * runs what a change needs; with `--all` (`npm run test:all`), operation, PostgreSQL, all paths, other engines,
 * end-to-end tests, the review of a sample and fault trials run, too. With `--strict` it also fails if the checks could
 * not check something, which the last lines name in any case.
 */
const results = '.cache/tests';
const uncheckedFile = `${results}/unchecked.txt`;

const isAll = process.argv.includes('--all');

type Stage = {
  readonly name: string;
  readonly command: readonly string[];
  /** Parses the stage's test report. */ readonly report?: () => Report;
  readonly env?: Record<string, string>;
};

const script = (name: string, path: string, ...args: string[]): Stage => ({
  name,
  command: ['--import', 'tsx', path, ...args],
});

function vitest(name: string, file: string, ...projects: readonly string[]): Stage {
  const output = `${results}/${file}.json`;
  const options = [
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${output}`,
    ...projects.map((project) => `--project=${project}`),
  ];
  return { name, command: ['node_modules/vitest/vitest.mjs', 'run', ...options], report: () => vitestReport(output) };
}

function playwright(name: string, file: string, folder: string, ...args: string[]): Stage {
  const output = `${results}/${file}.json`;
  const command = [
    'node_modules/playwright/cli.js',
    'test',
    '-c',
    `${folder}/playwright.config.ts`,
    '--reporter=list,json',
    ...args,
  ];
  return { name, command, report: () => browserReport(output, folder), env: { PLAYWRIGHT_JSON_OUTPUT_FILE: output } };
}

/**
 * Each other engine at one width. WebKit runs in the phone viewport, as most of its users are on phones and the bridge
 * to it takes three times the CPU time.
 */
const inOtherEngines = [
  `--project=${projectName({ engine: 'firefox', width: 'desktop' })}`,
  `--project=${projectName({ engine: 'webkit', width: 'phone' })}`,
  `--grep=${everyEngine}`,
];

const stages: readonly Stage[] = [
  script(
    'check',
    'scripts/check/check.ts',
    '--unchecked',
    uncheckedFile,
    ...process.argv.slice(2).filter((option) => option === '--strict'),
  ),
  vitest('unit, paths, rendered, server', 'vitest', 'model', 'component', 'ui', 'server'),
  vitest('stories', 'stories', 'stories'),
  script('build', 'scripts/build/build.ts'),
  script('size', 'scripts/build/size.ts'),
  ...(isAll
    ? [
        vitest('operation, and calls on PostgreSQL', 'operation', 'operation', 'postgres'),
        script('appearance of a story of each flow', 'scripts/review/review.ts', '--sample'),
        script('oldest browsers', 'scripts/build/browsers.ts'),
        playwright('generated paths in Chromium', 'paths', 'tests/flows', '--project=chromium'),
        playwright('end-to-end tests in Chromium', 'e2e', 'tests/e2e', '--project=chromium'),
        playwright(
          'a generated path of each flow in Firefox or WebKit',
          'paths-elsewhere',
          'tests/flows',
          ...inOtherEngines,
        ),
        playwright('end-to-end tests in Firefox and WebKit', 'e2e-elsewhere', 'tests/e2e', ...inOtherEngines),
        script('fault trials', 'scripts/test/trials.ts', '--short'),
      ]
    : [
        playwright(
          'a generated path of each flow in Chromium',
          'path-of-each',
          'tests/flows',
          '--project=chromium',
          `--grep=${everyEngine}`,
        ),
      ]),
];

ensureChromium();
if (isAll) ensureEngines();
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

const failedStages = stages.filter((stage) => !passes(stage)).map(({ name }) => name);
const reports = stages.flatMap(({ report }) => (report ? [report()] : []));
const failed = [...failedStages, ...(isAll ? unseenFiles(new Set(reports.flatMap(({ files }) => files))) : [])];
if (failed.length > 0) process.stdout.write(`\nFailed: ${failed.join('; ')}\n`);
for (const failure of reports.flatMap(({ failures }) => failures)) process.stdout.write(`  ${failure}\n`);
process.stdout.write(`\n${total('passed')} passed, ${total('failed')} failed\n`);
const unchecked = existsSync(uncheckedFile) ? readFileSync(uncheckedFile, 'utf8') : '';
if (unchecked !== '') process.stdout.write(`\nNot checked:\n${unchecked}`);
process.exitCode = failed.length > 0 || total('failed') > 0 ? 1 : 0;

function passes({ name, command, env }: Stage): boolean {
  const [started, usedBefore] = [performance.now(), childrenCpuSeconds()];
  process.stdout.write(`\n── ${name}\n`);
  const { status } = spawnSync(process.execPath, command, { stdio: 'inherit', env: { ...process.env, ...env } });
  const seconds = (performance.now() - started) / 1_000;
  const cpuSeconds = childrenCpuSeconds() - usedBefore;
  process.stdout.write(
    `── ${name}: ${status === 0 ? 'passed' : 'FAILED'}, ${seconds.toFixed(0)} s (CPU ${cpuSeconds.toFixed(0)} s)\n`,
  );
  return status === 0;
}

/** Returns the CPU seconds of all ended child processes and their children: 0 where there is no `/proc`. */
function childrenCpuSeconds(): number {
  if (!existsSync('/proc/self/stat')) return 0;
  // The fields after the name in parentheses: user and system time of children, in ticks of 10 ms.
  const fields = readFileSync('/proc/self/stat', 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[13]) + Number(fields[14])) / 100;
}

/**
 * Returns test files that no stage has run: a project without any tests must not pass. Tests for PostgreSQL only are
 * exempt, as they need its binaries.
 */
function unseenFiles(seen: ReadonlySet<string>): string[] {
  return [
    ...filesIn('tests', /\.(test\.tsx?|journey\.ts|browser\.paths\.ts)$/),
    ...filesIn('stories', /\.stories\.tsx$/),
  ]
    .filter((file) => !seen.has(resolve(file)) && !file.startsWith('tests/server/postgres/'))
    .map((file) => `${file} was not run`);
}

function total(what: 'passed' | 'failed'): number {
  return reports.reduce((sum, report) => sum + report[what], 0);
}
