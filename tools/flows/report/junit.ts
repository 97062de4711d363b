import { escaped } from '../diagram/escaped.ts';
import type { FlowReport } from './reported.ts';
import type { LevelResult, TestResult } from './result.ts';

/**
 * Writes the run as JUnit XML: a suite for each flow and level, whose last case lists the declared transitions that
 * were not taken.
 */
export function junitOf(flows: readonly FlowReport[], results: readonly LevelResult[]): string {
  const suites = results.flatMap(({ level, tests }) =>
    flows.map((flow) => {
      const missed = flow.levels.find((one) => one.level === level)?.missed ?? [];
      const cases = [
        ...tests.filter((test) => test.flow === flow.name),
        { name: 'all that is declared was taken', milliseconds: 0, failure: missed.join('\n') || null },
      ];
      return suiteOf(`${flow.name}, ${level}`, cases);
    }),
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites>\n${suites.join('\n')}\n</testsuites>\n`;
}

type Case = Pick<TestResult, 'name' | 'milliseconds' | 'failure'>;

const suiteOf = (name: string, cases: readonly Case[]): string =>
  `<testsuite name="${escaped(name)}" tests="${cases.length}" failures="${cases.filter(({ failure }) => failure !== null).length}">\n${cases.map((one) => caseOf(name, one)).join('\n')}\n</testsuite>`;

function caseOf(suite: string, { name, milliseconds, failure }: Case): string {
  const inside = failure === null ? '' : `<failure>${escaped(printable(failure))}</failure>`;
  return `<testcase classname="${escaped(suite)}" name="${escaped(printable(name))}" time="${(milliseconds / 1_000).toFixed(3)}">${inside}</testcase>`;
}

/** Removes colours and control characters, which are invalid in XML. */
const printable = (text: string): string => text.replaceAll(colours, '').replaceAll(/[^\P{Cc}\n]/gu, '');
const colours = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g');
