import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { basename } from 'node:path';
import { createInterface } from 'node:readline';
import * as z from 'zod';
import type { Runner, TestResult } from '#tests/flows/atlas/report/result.ts';

const folder = 'tests/browser-flows';
const answer = '.cache/browser-flows.json';
const fileOf = (flow: string) => `${folder}/${flow}.paths.ts`;

const attachment = z.object({ name: z.string(), path: z.optional(z.string()), body: z.optional(z.string()) });
const run = z.object({ status: z.string(), duration: z.number(), errors: z.array(z.object({ message: z.optional(z.string()) })), attachments: z.array(attachment) });
const spec = z.object({ title: z.string(), tests: z.array(z.object({ results: z.array(run) })) });
const walked = z.object({ level: z.literal('browser'), machine: z.string(), title: z.string(), steps: z.array(z.object({ event: z.string(), states: z.array(z.string()), taken: z.array(z.string()) })) });
type Suite = { specs: z.output<typeof spec>[]; suites?: Suite[] | undefined };
const suite: z.ZodType<Suite> = z.object({ specs: z.array(spec), suites: z.optional(z.array(z.lazy(() => suite))) });
const report = z.object({ suites: z.array(z.intersection(suite, z.object({ file: z.string() }))), errors: z.array(z.object({ message: z.optional(z.string()) })) });

/** The level in Chromium on the running site: one file for each flow, whose tests attach what they walk and the screen after each step. */
export const playwrightLevel = (isHeaded: boolean): Runner => async (flows, onTest) => {
  const files = flows.map(fileOf).filter((file) => existsSync(file));
  if (files.length === 0) return { level: 'browser', tests: [] };
  rmSync(answer, { force: true });
  const child = spawn(process.execPath, ['node_modules/playwright/cli.js', 'test', '-c', `${folder}/playwright.config.ts`, ...(isHeaded ? ['--headed'] : []), ...files], { stdio: ['ignore', 'pipe', 'inherit'] });
  createInterface({ input: child.stdout }).on('line', (line) => {
    const [, mark] = /^\s*(✓|✘)\s+\d+ /.exec(line) ?? [];
    if (mark) onTest(mark === '✓');
  });
  await once(child, 'close');
  if (!existsSync(answer)) throw new Error(`${folder} could not be run.`);
  const { suites, errors } = report.parse(JSON.parse(readFileSync(answer, 'utf8')));
  const broken = errors.map(({ message = '' }): TestResult => ({ flow: flows[0] ?? '', name: 'the site runs', milliseconds: 0, failure: message, path: null, pictures: [], property: null }));
  return { level: 'browser', tests: [...suites.flatMap((one) => specsIn([one]).map((each) => resultOf(basename(one.file, '.paths.ts'), each))), ...broken] };
};

const specsIn = (suites: readonly Suite[]): z.output<typeof spec>[] => suites.flatMap(({ specs, suites: inner = [] }) => [...specs, ...specsIn(inner)]);

function resultOf(flow: string, { title, tests }: z.output<typeof spec>): TestResult {
  const last = tests.at(-1)?.results.at(-1);
  const attached = last?.attachments ?? [];
  const told = attached.find(({ name }) => name === 'path')?.body;
  return {
    flow,
    name: title,
    milliseconds: last?.duration ?? 0,
    failure: last?.status === 'passed' ? null : last?.errors.map(({ message = '' }) => message).join('\n\n') || `The test was ${last?.status ?? 'not run'}.`,
    path: told === undefined ? null : walked.parse(JSON.parse(Buffer.from(told, 'base64').toString())),
    pictures: attached.flatMap(({ name, path }) => (name.startsWith('step ') && path !== undefined ? [path] : [])),
    property: null,
  };
}
