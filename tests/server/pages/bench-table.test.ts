import { describe, expect, it } from 'vitest';
import { percentile } from '../../../scripts/bench/health-probe.ts';
import { tableOf } from '../../../scripts/bench/row.ts';
import { interleaved, median } from '../../../scripts/bench/interleaved.ts';

describe('the benchmark table', () => {
  it('checks the ratio where there is a baseline and the absolute value where there is none, and passes values at the limit', () => {
    const lines = [
      { what: 'slower', unit: 'ms', ours: 126, against: 100, limit: { atMost: 1.25 } },
      { what: 'as slow as may be', unit: 'ms', ours: 125, against: 100, limit: { atMost: 1.25 } },
      { what: 'half as fast', unit: 'req/s', ours: 1_000, against: 2_000, limit: { atLeast: 0.5 } },
      { what: 'too few', unit: 'of 100', ours: 97, limit: { atLeast: 98 } },
    ];
    expect(resultsIn(tableOf(lines))).toEqual(['✗', '✓', '✓', '✗']);
  });

  it('checks nothing without a limit, and no ratio if the baseline took no time', () => {
    const lines = [
      { what: 'no limit', unit: 'ms', ours: 2, against: 1 },
      { what: 'no time', unit: 'ms', ours: 2, against: 0, limit: { atMost: 1.25 } },
    ];
    expect(resultsIn(tableOf(lines))).toEqual(['', '']);
  });

  it('aligns its columns beside Hangul and a line for a benchmark that could not run', () => {
    const lines = [
      { what: '공지', unit: 'ms', ours: 1, against: 2, limit: { atMost: 1.5 } },
      { what: 'pages', reason: 'lighthouse could not be downloaded from the registry' },
      { what: 'list', unit: 'ms', ours: 12.5, against: 5, limit: { atMost: 1.5 } },
    ];
    expect(tableOf(lines)).toBe(
      [
        '         ours  against   ratio  limit',
        '공지     1 ms     2 ms  0.50 ×  ≤ 1.5  ✓',
        'pages: could not run: lighthouse could not be downloaded from the registry',
        'list  12.5 ms     5 ms  2.50 ×  ≤ 1.5  ✗',
      ].join('\n'),
    );
  });
});

it('shows a note at the end of its row', () => {
  expect(
    tableOf([{ what: 'login', unit: 'ms', ours: 2, against: 1, limit: { atMost: 5 }, note: '30 4xx' }])
      .split('\n')
      .at(-1),
  ).toBe('login  2 ms     1 ms  2.00 ×    ≤ 5  ✓  30 4xx');
});

describe('percentiles', () => {
  it('are the smallest value that so many do not exceed', () => {
    const values = Array.from({ length: 200 }, (_, index) => 200 - index);
    expect([percentile(values, 50), percentile(values, 99), percentile([7], 99)]).toEqual([100, 198, 7]);
  });
});

describe('interleaved measuring', () => {
  it('alternates the runs and returns the medians and the median ratio without the warm-up runs', async () => {
    const order: string[] = [];
    const recordedRun = (name: string, values: number[]) => () => {
      order.push(name);
      return Promise.resolve(values.shift() ?? 0);
    };
    const medians = await interleaved(3, {
      ours: recordedRun('A', [900, 3, 1, 2]),
      against: recordedRun('B', [1, 4, 2, 8]),
      warmUpRounds: 1,
    });
    expect({ medians, order: order.join('') }).toEqual({
      medians: { ours: 2, against: 4, ratio: 0.5 },
      order: 'ABABABAB',
    });
  });

  it('has no median of an empty list', () => {
    expect(() => median([])).toThrow('There is no median of nothing.');
  });
});

/** Returns the last column of each line below the header. */
const resultsIn = (table: string) =>
  table
    .split('\n')
    .slice(1)
    .map((line) => /[✓✗]$/.exec(line)?.[0] ?? '');
