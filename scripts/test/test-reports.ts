import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import * as z from 'zod';

export type Report = {
  readonly passed: number;
  readonly failed: number;
  /** Absolute paths of the test files that ran. */
  readonly files: readonly string[];
  /** Name and error of each failed test. */
  readonly failures: readonly string[];
};

/** Reads a stage's JSON report; returns `emptyReport` if the stage failed to start and wrote none. */
const readReport = (file: string, emptyReport: unknown): unknown =>
  existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : emptyReport;

const vitest = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string(),
      assertionResults: z.array(
        z.object({ status: z.string(), fullName: z.string(), failureMessages: z.array(z.string()).nullish() }),
      ),
    }),
  ),
});

export function vitestReport(file: string): Report {
  const { numPassedTests, numFailedTests, testResults } = vitest.parse(
    readReport(file, { numPassedTests: 0, numFailedTests: 0, testResults: [] }),
  );
  const failures = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults
      .filter((test) => test.status === 'failed')
      .map((test) => failureText(`${name} › ${test.fullName}`, test.failureMessages?.[0]));
    return status === 'failed' && failed.length === 0 ? [failureText(name, message)] : failed;
  });
  return {
    passed: numPassedTests,
    failed: numFailedTests,
    files: testResults.map(({ name }) => resolve(name)),
    failures,
  };
}

const attempt = z.object({ errors: z.array(z.object({ message: z.string().optional() })) });
const run = z.object({ projectName: z.string(), status: z.string(), results: z.array(attempt) });
/** A test with one run per project; Playwright's `ok` covers the first project only. */
const spec = z.object({ title: z.string(), file: z.string(), tests: z.array(run) });
const suite = z.object({
  file: z.string(),
  specs: z.array(spec),
  get suites() {
    return z.array(suite).optional();
  },
});
const browser = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number(), skipped: z.number() }),
  suites: z.array(suite),
  errors: z.array(z.object({ message: z.string().optional() })),
});

/**
 * Reads Playwright's report on the tests of a folder. A skipped test counts as failed: each test must run somewhere.
 */
export function browserReport(file: string, folder: string): Report {
  const emptyReport = { stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 0 }, suites: [], errors: [] };
  const { stats, suites, errors } = browser.parse(readReport(file, emptyReport));
  const failures = suites
    .flatMap(specsOf)
    .flatMap(({ file: name, title, tests }) =>
      tests
        .filter(({ status }) => status !== 'expected')
        .map(({ projectName, results }) =>
          failureText(
            `${folder}/${name} › ${title} [${projectName}]`,
            results.flatMap((result) => result.errors)[0]?.message,
          ),
        ),
    );
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + stats.skipped,
    files: suites.map(({ file: name }) => resolve(folder, name)),
    failures: [...errors.map(({ message }) => failureText(folder, message)), ...failures],
  };
}

const specsOf = ({ specs, suites = [] }: z.infer<typeof suite>): z.infer<typeof spec>[] => [
  ...specs,
  ...suites.flatMap(specsOf),
];

/** Formats a failed test and its error in at most 40 lines; the first line alone would lack the diff. */
export function failureText(test: string, message: string | undefined): string {
  const lines = stripVTControlCharacters(message ?? '')
    .split('\n')
    .filter((line) => line.trim() !== '');
  const [first = 'no error message', ...others] = lines.slice(0, 40).map((line) => line.slice(0, 300));
  return [`${test}: ${first}`, ...others.map((line) => `    ${line}`)].join('\n');
}
