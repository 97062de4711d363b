import { projectName } from '#tools/browsers/names.ts';
import type { Level } from '../paths/path-record.ts';
import { pathNumber } from '../paths/path-number.ts';
import type { FlowReport } from './reported.ts';
import type { LevelResult, RunInfo } from './result.ts';

/** A test result for trends. `test` is the number of its path, or else its name. */
type PastTest = {
  readonly flow: string;
  readonly level: Level;
  readonly browser: string;
  readonly test: string;
  readonly milliseconds: number;
  readonly passed: boolean;
};

/** A run as stored in a file. `isWhole` is false if it ran only some paths of its flows. */
export type PastRun = {
  readonly version: 1;
  readonly run: RunInfo;
  readonly isWhole: boolean;
  readonly coverage: readonly {
    readonly flow: string;
    readonly level: Level;
    readonly taken: number;
    readonly declared: number;
  }[];
  readonly tests: readonly PastTest[];
};

export const pastRunOf = (
  run: RunInfo,
  isWhole: boolean,
  reports: readonly FlowReport[],
  results: readonly LevelResult[],
): PastRun => ({
  version: 1,
  run,
  isWhole,
  coverage: reports.flatMap(({ name, levels }) =>
    levels.map(({ level, taken, declared }) => ({ flow: name, level, taken, declared })),
  ),
  tests: results.flatMap(({ level, tests }) =>
    tests.map(({ flow, browser, name, path, milliseconds, failure }) => ({
      flow,
      level,
      browser: browser ? projectName(browser) : '',
      test: path ? pathNumber(path) : name,
      milliseconds: Math.round(milliseconds),
      passed: failure === null,
    })),
  ),
});

export type Flaky = Pick<PastTest, 'flow' | 'level' | 'browser' | 'test'> & {
  readonly passed: number;
  readonly failed: number;
};

/** Returns the tests that both passed and failed on one commit without uncommitted changes. */
export function flakyTests(runs: readonly PastRun[]): Flaky[] {
  const counts = new Map<string, Flaky>();
  for (const { run, tests } of runs) {
    if (run.isDirty) continue;
    for (const { flow, level, browser, test, passed } of tests) {
      const key = JSON.stringify([run.commit, level, browser, flow, test]);
      const count = counts.get(key) ?? { flow, level, browser, test, passed: 0, failed: 0 };
      counts.set(key, { ...count, passed: count.passed + Number(passed), failed: count.failed + Number(!passed) });
    }
  }
  return [...counts.values()].filter(({ passed, failed }) => passed > 0 && failed > 0);
}

/** What a run did at a level: transitions taken, tests, and minutes. */
export type LevelTrend = {
  readonly level: Level;
  readonly taken: number;
  readonly declared: number;
  readonly passed: number;
  readonly total: number;
  readonly minutes: number;
};

export const trendOf = ({ coverage, tests }: PastRun): LevelTrend[] =>
  [...new Set(tests.map(({ level }) => level))].map((level) => {
    const [ran, covered] = [tests.filter((one) => one.level === level), coverage.filter((one) => one.level === level)];
    const sum = (numbers: readonly number[]) => numbers.reduce((all, number) => all + number, 0);
    return {
      level,
      taken: sum(covered.map(({ taken }) => taken)),
      declared: sum(covered.map(({ declared }) => declared)),
      passed: ran.filter(({ passed }) => passed).length,
      total: ran.length,
      minutes: sum(ran.map(({ milliseconds }) => milliseconds)) / 60_000,
    };
  });
