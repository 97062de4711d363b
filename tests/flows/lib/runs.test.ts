import { describe, expect, test } from 'vitest';
import { mergedResults } from '../../../scripts/flows/store.ts';
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
