import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { JSONReport, JSONReportSpec, JSONReportSuite } from 'playwright/types/testReporter';
import type { JsonTestResults } from 'vitest/node';

export type Report = {
  readonly passed: number;
  readonly failed: number;
  /** Absolute paths of the test files that ran. */
  readonly files: readonly string[];
  /** Name and error of each failed test. */
  readonly failures: readonly string[];
};

const noTests: Report = { passed: 0, failed: 0, files: [], failures: [] };

/** Reads the JSON report of a stage with Vitest; one that failed to start has written none. */
export function vitestReport(file: string): Report {
  if (!existsSync(file)) return noTests;
  const { numPassedTests, numFailedTests, testResults }: JsonTestResults = JSON.parse(readFileSync(file, 'utf8'));
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

/**
 * Reads Playwright's report on the tests of a folder. A test has one run per project; `ok` covers the first only. A
 * skipped test counts as failed: each test must run somewhere.
 */
export function browserReport(file: string, folder: string): Report {
  if (!existsSync(file)) return noTests;
  const { stats, suites, errors }: JSONReport = JSON.parse(readFileSync(file, 'utf8'));
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

export const specsOf = ({ specs, suites = [] }: JSONReportSuite): JSONReportSpec[] => [
  ...specs,
  ...suites.flatMap(specsOf),
];

/** Formats a failed test and its error in at most 40 lines; the first line alone would lack the diff. */
function failureText(test: string, message: string | undefined): string {
  const lines = stripVTControlCharacters(message ?? '')
    .split('\n')
    .filter((line) => line.trim() !== '');
  const [first = 'no error message', ...others] = lines.slice(0, 40).map((line) => line.slice(0, 300));
  return [`${test}: ${first}`, ...others.map((line) => `    ${line}`)].join('\n');
}
