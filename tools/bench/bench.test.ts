import { describe, expect, it } from 'vitest';
import { interleaved, median, percentile } from './interleaved.ts';
import { lineOf, type Row } from './row.ts';

describe('a line of the table', () => {
  const limitOf = (row: Omit<Row, 'what'>) => lineOf({ what: '', ...row }).limit;

  it('checks the ratio where there is a baseline and the absolute value where there is none, and passes values at the limit', () =>
    expect([
      limitOf({ unit: 'ms', ours: 126, against: 100, limit: { atMost: 1.25 } }),
      limitOf({ unit: 'ms', ours: 125, against: 100, limit: { atMost: 1.25 } }),
      limitOf({ unit: 'req/s', ours: 1_000, against: 2_000, limit: { atLeast: 0.5 } }),
      limitOf({ unit: 'of 100', ours: 97, limit: { atLeast: 98 } }),
    ]).toEqual(['≤ 1.25 ✗', '≤ 1.25 ✓', '≥ 0.5 ✓', '≥ 98 ✗']));

  it('checks nothing without a limit, and no ratio if the baseline took no time', () =>
    expect([
      limitOf({ unit: 'ms', ours: 2, against: 1 }),
      limitOf({ unit: 'ms', ours: 2, against: 0, limit: { atMost: 1.25 } }),
    ]).toEqual(['', '≤ 1.25']));

  it('has the figures with their unit, and a note, or says why there are none', () =>
    expect([
      lineOf({ what: '공지', unit: 'ms', ours: 12.5, against: 5_000, note: '30 4xx' }),
      lineOf({ what: 'memory', reason: 'no PostgreSQL' }),
    ]).toEqual([
      { measured: '공지', ours: '12.5 ms', against: '5,000 ms', ratio: '0.00 ×', limit: '', note: '30 4xx' },
      { measured: 'memory', ours: '', against: '', ratio: '', limit: '', note: 'could not run: no PostgreSQL' },
    ]));
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
