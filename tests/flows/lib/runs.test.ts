import { describe, expect, test } from 'vitest';
import { mergedResults } from '../../../scripts/flows/store.ts';
import { flakyTests, trendOf, type PastRun } from '#tools/flows/report/history.ts';
import { historyPage } from '#tools/flows/report/history-page.ts';
import { plainResult, type LevelResult } from '#tools/flows/report/result.ts';

const chromium = { engine: 'chromium', width: 'desktop' } as const;
const webkit = { engine: 'webkit', width: 'phone' } as const;
const inBrowser = (flow: string, name: string, browser: typeof chromium | typeof webkit) => ({
  ...plainResult(flow, name, null),
  browser,
});
const namesIn = (results: readonly LevelResult[]) =>
  results.map(({ level, tests }) => [
    level,
    tests.map(({ flow, name, failure, browser }) => [flow, name, failure, browser?.engine].filter(Boolean).join(' ')),
  ]);

const before: readonly LevelResult[] = [
  {
    level: 'machine',
    tests: [plainResult('login', 'a', null), plainResult('login', 'b', null), plainResult('share', 'a', null)],
  },
  { level: 'browser', tests: [inBrowser('login', 'a', chromium), inBrowser('login', 'a', webkit)] },
];

describe('the results of a run', () => {
  test('replace those of the same flows, levels and browsers, and leave all others', () =>
    expect(
      namesIn(
        mergedResults(
          before,
          [
            { level: 'machine', tests: [plainResult('login', 'c', null)] },
            { level: 'browser', tests: [inBrowser('login', 'c', webkit)] },
          ],
          true,
        ),
      ),
    ).toEqual([
      ['machine', ['share a', 'login c']],
      ['browser', ['login a chromium', 'login c webkit']],
    ]));

  test('of a partial run replace those of the same paths only', () =>
    expect(
      namesIn(mergedResults(before, [{ level: 'machine', tests: [plainResult('login', 'a', 'stuck')] }], false)),
    ).toEqual([
      ['machine', ['login b', 'share a', 'login a stuck']],
      ['browser', ['login a chromium', 'login a webkit']],
    ]));

  test('are the only ones in an empty report', () =>
    expect(namesIn(mergedResults([], before, false))).toEqual(namesIn(before)));
});

const past = (at: string, commit: string, passed: boolean, isDirty = false): PastRun => ({
  version: 1,
  run: { at, commit, isDirty, seed: '1' },
  isWhole: true,
  coverage: [
    { flow: 'login', level: 'machine', taken: 17, declared: 17 },
    { flow: 'share', level: 'machine', taken: 9, declared: 10 },
  ],
  tests: [
    { flow: 'login', level: 'machine', browser: '', test: 'login-1', milliseconds: 30_000, passed },
    { flow: 'share', level: 'machine', browser: '', test: 'share-1', milliseconds: 30_000, passed: true },
  ],
});

describe('the history', () => {
  test('calls a test flaky that both passed and failed on one commit, and no other', () => {
    const flaky = { flow: 'login', level: 'machine', browser: '', test: 'login-1', passed: 1, failed: 1 };
    expect([
      flakyTests([past('2026-11-26T01:00:00Z', 'a', true), past('2026-11-26T02:00:00Z', 'a', false)]),
      flakyTests([past('2026-11-26T01:00:00Z', 'a', true), past('2026-11-26T02:00:00Z', 'b', false)]),
      flakyTests([past('2026-11-26T01:00:00Z', 'a', true), past('2026-11-26T02:00:00Z', 'a', false, true)]),
    ]).toEqual([[flaky], [], []]);
  });

  test('adds up coverage and minutes of each level', () =>
    expect(trendOf(past('', 'a', false))).toEqual([
      { level: 'machine', taken: 26, declared: 27, passed: 1, total: 2, minutes: 1 },
    ]));

  test('lists the runs with their commits, the latest first', () => {
    const page = historyPage([
      past('2026-11-26T01:00:00Z', 'aaaaaaaaaaaa', true),
      past('2026-11-26T02:00:00Z', 'bbbbbbbbbbbb', true, true),
    ]);
    expect(
      [...page.matchAll(/<th scope="row">([^<]*)<\/th>\s*<td><code>([^<]*)/g)].map(([, ...cells]) => cells),
    ).toEqual([
      ['2026-11-26 11:00', 'bbbbbbbbb+'],
      ['2026-11-26 10:00', 'aaaaaaaaa'],
    ]);
  });
});
