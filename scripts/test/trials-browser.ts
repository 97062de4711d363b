import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import * as z from 'zod';
import { failureText } from './test-reports.ts';

const report = '.cache/browser-trials.json';
const playwright = ['node_modules/playwright/cli.js', 'test', '-c', 'tests/chaos/browser/playwright.config.ts'];

const result = z.object({ duration: z.number(), errors: z.array(z.object({ message: z.string().optional() })) });
const spec = z.object({ title: z.string(), ok: z.boolean(), tests: z.array(z.object({ results: z.array(result) })) });
const suite = z.object({ specs: z.array(spec) });

/** Result of one flow under all injected faults; `broke` has a message for each fault that broke it. */
export type FlowTried = {
  readonly flow: string;
  readonly faults: number;
  readonly broke: readonly string[];
  readonly seconds: number;
};

/** Runs the flows under every fault in Chromium; the short form runs only those for CI. Throws if nothing ran. */
export function tryFlows(isShort: boolean): FlowTried[] {
  rmSync(report, { force: true });
  spawnSync(process.execPath, [...playwright, ...(isShort ? ['--grep', '@short'] : [])], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  });
  const { suites } = z.object({ suites: z.array(suite) }).parse(JSON.parse(readFileSync(report, 'utf8')));
  const trials = suites
    .flatMap(({ specs }) => specs)
    .map(({ title, ok, tests }) => {
      const [flow = '', fault = ''] = title.split(' › ');
      const results = tests.flatMap((each) => each.results);
      return {
        flow,
        broke: ok ? [] : [failureText(fault, results.find(({ errors }) => errors.length > 0)?.errors[0]?.message)],
        seconds: results.reduce((sum, { duration }) => sum + duration / 1_000, 0),
      };
    });
  return [...new Set(trials.map(({ flow }) => flow))].map((flow) => {
    const of = trials.filter((trial) => trial.flow === flow);
    return {
      flow,
      faults: of.length,
      broke: of.flatMap(({ broke }) => broke),
      seconds: of.reduce((sum, { seconds }) => sum + seconds, 0),
    };
  });
}
