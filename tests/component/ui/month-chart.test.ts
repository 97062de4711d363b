import { expect, test } from 'vitest';
import { barsOf, chartHeights, describeMonths, type Month, seriesTotals } from '#src/ui/data/month-chart.ts';

const { axis, roof } = chartHeights;

const months = (...values: number[][]): Month[] =>
  values.map((monthValues, index) => ({ key: `2026.${String(index + 1).padStart(2, '0')}`, values: monthValues }));

test('few rounds are twenty pixels each, many share the height', () => {
  expect(barsOf(months([1], [3])).map(({ top }) => axis - top)).toEqual([20, 60]);
  expect(barsOf(months([30], [60])).map(({ top }) => top)).toEqual([axis - 60, roof]);
});

test('months are in the middles of equal columns', () => {
  expect(barsOf(months([1], [1], [1], [1])).map(({ middle }) => middle)).toEqual([0.125, 0.375, 0.625, 0.875]);
  expect(barsOf(months([1])).map(({ middle }) => middle)).toEqual([0.5]);
});

test('segments are stacked without a gap, from the axis up; an empty one is omitted', () => {
  const [bar] = barsOf(months([2, 0, 1]));
  expect(bar?.segments).toEqual([
    { series: 0, top: axis - 40, height: 40 },
    { series: 2, top: axis - 60, height: 20 },
  ]);
});

test('whatever is counted, a bar’s segments are whole pixels and add up to it', () => {
  const bars = barsOf(months([7, 11, 13], [1, 1, 1], [40, 1, 2], [0, 0, 97]));
  for (const { top, segments } of bars) {
    expect(segments.every(({ height }) => Number.isInteger(height) && height >= 0)).toBe(true);
    expect(segments.reduce((sum, { height }) => sum + height, 0)).toBe(axis - top);
    expect(top).toBeGreaterThanOrEqual(roof);
  }
});

test('an empty month ends on the axis, and if all are empty none is the peak', () => {
  const bars = barsOf(months([0], [0, 0], []));
  expect(bars.map(({ top, total, isPeak }) => [top, total, isPeak])).toEqual([
    [axis, 0, false],
    [axis, 0, false],
    [axis, 0, false],
  ]);
});

test('of equal peaks the latest is the one', () => {
  expect(barsOf(months([2, 2], [4], [1])).map(({ isPeak }) => isPeak)).toEqual([false, true, false]);
});

test('a month is labelled by its number', () => {
  expect(barsOf([{ key: '2025.09', values: [] }]).map(({ year, month }) => [year, month])).toEqual([['2025', '9']]);
});

test('a year is labelled at its January, and at the start if no January follows at once', () => {
  const from = (keys: string[]) =>
    barsOf(keys.map((key) => ({ key, values: [1] }))).map(({ isYearsFirst }) => isYearsFirst);
  expect(from(['2025.12', '2026.01', '2026.02'])).toEqual([false, true, false]);
  expect(from(['2025.10', '2025.11', '2025.12', '2026.01'])).toEqual([true, false, false, true]);
});

test('in words: range, sum, peak, shares', () => {
  expect(describeMonths(['오크밸리', '성문안'], months([1, 2], [0, 4]))).toBe(
    '2026.01부터 2026.02까지 모두 7회. 가장 많은 달은 2026.02, 4회. 오크밸리 1회, 성문안 6회.',
  );
  expect(describeMonths(['내장'], months([3]))).toBe('2026.01, 모두 3회.');
  expect(describeMonths(['내장'], months([0], [0]))).toBe('2026.01부터 2026.02까지 모두 0회.');
  expect(describeMonths(['내장'], [])).toBe('');
  expect(seriesTotals(['내장', '예약'], months([1], [2, 3]))).toEqual([3, 3]);
});
