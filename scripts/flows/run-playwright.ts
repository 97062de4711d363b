import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { createInterface } from 'node:readline';
import { stripVTControlCharacters } from 'node:util';
import type { JSONReport, JSONReportSpec, JSONReportTest } from 'playwright/types/testReporter';
import { browserOf, everyEngine, projectName } from '#tools/browsers/names.ts';
import type { PathRecord } from '#tools/flows/paths/path-record.ts';
import { plainResult, type Failing, type Runner, type TestResult } from '#tools/flows/report/result.ts';
import { ensureEngines } from '#tools/browsers/install.ts';
import { specsOf } from '../test/test-reports.ts';
import type { BrowserRun } from './options.ts';

const folder = 'tests/flows';
const reportFile = '.cache/browser-paths.json';
const testsOf = (flow: string) => `${folder}/${flow}/browser.paths.ts`;

/**
 * Runs the browser level on the running site, one test file per flow; each test attaches its path and a screenshot
 * after each step.
 */
export const playwrightLevel =
  ({ engines, widths, isSample, isHeaded }: BrowserRun): Runner =>
  async (flows, onTest) => {
    const files = flows.map(testsOf).filter((file) => existsSync(file));
    if (files.length === 0) return { level: 'browser', tests: [] };
    if (engines.some((engine) => engine !== 'chromium')) ensureEngines();
    rmSync(reportFile, { force: true });
    const projects = engines.flatMap((engine) => widths.map((width) => `--project=${projectName({ engine, width })}`));
    const flags = [...projects, ...(isSample ? [`--grep=${everyEngine}`] : []), ...(isHeaded ? ['--headed'] : [])];
    const child = spawn(
      process.execPath,
      ['node_modules/playwright/cli.js', 'test', '-c', `${folder}/playwright.config.ts`, ...flags, ...files],
      { stdio: ['ignore', 'pipe', 'inherit'], env: { ...process.env, FLOW_PICTURES: '1' } },
    );
    createInterface({ input: child.stdout }).on('line', (line) => {
      const [, mark] = /^\s*(✓|✘)\s+\d+ /.exec(line) ?? [];
      if (mark) onTest(mark === '✓');
    });
    await once(child, 'close');
    if (!existsSync(reportFile)) throw new Error(`${folder} could not be run.`);
    const { suites, errors }: JSONReport = JSON.parse(readFileSync(reportFile, 'utf8'));
    const broken = errors.map(({ message = '' }) =>
      plainResult(flows[0] ?? '', 'the site runs', stripVTControlCharacters(message)),
    );
    return {
      level: 'browser',
      tests: [
        ...suites.flatMap((one) => specsOf(one).flatMap((each) => resultsOf(dirname(one.file), each))),
        ...broken,
      ],
    };
  };

/** Returns one result per browser. */
const resultsOf = (flow: string, { title, tests }: JSONReportSpec): TestResult[] =>
  tests.map((test) => resultOf(flow, title, test));

function resultOf(flow: string, name: string, { projectName: project, results }: JSONReportTest): TestResult {
  const last = results.at(-1);
  const attached = last?.attachments ?? [];
  const bodyOf = <Attached>(attachmentName: string): Attached | null => {
    const body = attached.find((each) => each.name === attachmentName)?.body;
    return body === undefined ? null : JSON.parse(Buffer.from(body, 'base64').toString());
  };
  const fileOf = (attachmentName: string) => attached.find((each) => each.name === attachmentName)?.path ?? null;
  const failing = bodyOf<Omit<Failing, 'picture' | 'trace'>>('failing');
  const failure =
    last?.status === 'passed'
      ? null
      : last?.errors.map(({ message }) => stripVTControlCharacters(message)).join('\n\n') ||
        `The test was ${last?.status ?? 'not run'}.`;
  return {
    ...plainResult(flow, name, failure),
    milliseconds: last?.duration ?? 0,
    path: bodyOf<PathRecord>('path'),
    failing:
      failure !== null && failing ? { ...failing, picture: fileOf('failing picture'), trace: fileOf('trace') } : null,
    pictures: attached.flatMap((each) => (each.name.startsWith('step ') && each.path !== undefined ? [each.path] : [])),
    sources: bodyOf<TestResult['sources']>('sources') ?? [],
    browser: browserOf(project),
  };
}
