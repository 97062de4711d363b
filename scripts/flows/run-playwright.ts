import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { createInterface } from 'node:readline';
import { stripVTControlCharacters } from 'node:util';
import * as z from 'zod';
import { browserOf, everyEngine, projectName } from '#tools/browsers/names.ts';
import { plainResult, type Runner, type TestResult } from '#tools/flows/report/result.ts';
import { ensureEngines } from '#tools/browsers/install.ts';
import type { BrowserRun } from './options.ts';

const folder = 'tests/flows';
const reportFile = '.cache/browser-paths.json';
const testsOf = (flow: string) => `${folder}/${flow}/browser.paths.ts`;

const attachment = z.object({ name: z.string(), path: z.optional(z.string()), body: z.optional(z.string()) });
const run = z.object({
  status: z.string(),
  duration: z.number(),
  errors: z.array(z.object({ message: z.optional(z.string()) })),
  attachments: z.array(attachment),
});
const spec = z.object({
  title: z.string(),
  tests: z.array(z.object({ projectName: z.string(), results: z.array(run) })),
});
const pathRecord = z.object({
  level: z.literal('browser'),
  machine: z.string(),
  title: z.string(),
  steps: z.array(
    z.object({
      event: z.string(),
      data: z.unknown(),
      states: z.array(z.string()),
      taken: z.array(z.string()),
      messages: z.array(z.string()),
    }),
  ),
});
const sourcesOfSteps = z.array(z.nullable(z.enum(['server', 'invented'])));
const failing = z.object({
  step: z.number(),
  expected: z.array(z.string()),
  actual: z.array(z.string()),
  console: z.array(z.string()),
  calls: z.array(z.string()),
});
type Suite = { specs: z.output<typeof spec>[]; suites?: Suite[] | undefined };
const suite: z.ZodType<Suite> = z.object({ specs: z.array(spec), suites: z.optional(z.array(z.lazy(() => suite))) });
const report = z.object({
  suites: z.array(z.intersection(suite, z.object({ file: z.string() }))),
  errors: z.array(z.object({ message: z.optional(z.string()) })),
});

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
    const { suites, errors } = report.parse(JSON.parse(readFileSync(reportFile, 'utf8')));
    const broken = errors.map(({ message = '' }) =>
      plainResult(flows[0] ?? '', 'the site runs', stripVTControlCharacters(message)),
    );
    return {
      level: 'browser',
      tests: [
        ...suites.flatMap((one) => specsIn([one]).flatMap((each) => resultsOf(dirname(one.file), each))),
        ...broken,
      ],
    };
  };

const specsIn = (suites: readonly Suite[]): z.output<typeof spec>[] =>
  suites.flatMap(({ specs, suites: inner = [] }) => [...specs, ...specsIn(inner)]);

/** Returns one result per browser. */
const resultsOf = (flow: string, { title, tests }: z.output<typeof spec>): TestResult[] =>
  tests.map((test) => resultOf(flow, title, test));

function resultOf(
  flow: string,
  name: string,
  { projectName: project, results }: z.output<typeof spec>['tests'][number],
): TestResult {
  const last = results.at(-1);
  const attached = last?.attachments ?? [];
  const bodyOf = (attachmentName: string): unknown => {
    const body = attached.find((each) => each.name === attachmentName)?.body;
    return body === undefined ? undefined : JSON.parse(Buffer.from(body, 'base64').toString());
  };
  const fileOf = (attachmentName: string) => attached.find((each) => each.name === attachmentName)?.path ?? null;
  const [path, failed, sources] = [bodyOf('path'), bodyOf('failing'), bodyOf('sources')];
  const failure =
    last?.status === 'passed'
      ? null
      : last?.errors.map(({ message = '' }) => stripVTControlCharacters(message)).join('\n\n') ||
        `The test was ${last?.status ?? 'not run'}.`;
  return {
    ...plainResult(flow, name, failure),
    milliseconds: last?.duration ?? 0,
    path: path === undefined ? null : pathRecord.parse(path),
    failing:
      failure !== null && failed !== undefined
        ? { ...failing.parse(failed), picture: fileOf('failing picture'), trace: fileOf('trace') }
        : null,
    pictures: attached.flatMap((each) => (each.name.startsWith('step ') && each.path !== undefined ? [each.path] : [])),
    sources: sources === undefined ? [] : sourcesOfSteps.parse(sources),
    browser: browserOf(project),
  };
}
