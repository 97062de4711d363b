import { formatNumber } from '../foundation/format-number.ts';

/** `key` is 'yyyy.MM'; `values` are in the order of the series. */
export type Month = { key: string; values: readonly number[] };

type Segment = { series: number; top: number; height: number };

export type Bar = {
  key: string;
  year: string;
  month: string;
  /** Horizontal centre, as a fraction of the width of the drawing. */
  middle: number;
  total: number;
  /** y coordinate of its upper end; that of the axis for an empty month. */
  top: number;
  segments: readonly Segment[];
  isPeak: boolean;
  /**
   * Whether the year is shown below this month: each January, and the first month unless a January follows within two
   * months.
   */
  isYearsFirst: boolean;
};

/** In pixels from the top of the drawing. Bars extend from `axis` to `roof` at most. */
export const chartHeights = { roof: 32, axis: 152, label: 178, year: 200, whole: 196, wholeWithYears: 212 } as const;

/** Maximum height of one round in pixels; less if the tallest bar would not fit. */
const maxRoundPx = 20;

/** Computes the position and height of the bar of each month. The last of the highest bars is the peak. */
export function barsOf(months: readonly Month[]): Bar[] {
  const totals = months.map(totalOf);
  const highest = Math.max(0, ...totals);
  const round = Math.min(maxRoundPx, (chartHeights.axis - chartHeights.roof) / Math.max(highest, 1));
  const peak = highest === 0 ? -1 : totals.lastIndexOf(highest);
  return months.map(({ key, values }, index) => {
    const segments = stacked(values, round);
    const [year = '', month = ''] = key.split('.');
    return {
      key,
      year,
      month: String(Number(month)),
      middle: (index + 0.5) / months.length,
      total: totals[index] ?? 0,
      top: segments.at(-1)?.top ?? chartHeights.axis,
      segments,
      isPeak: index === peak,
      isYearsFirst: Number(month) === 1 || (index === 0 && Number(month) < 11),
    };
  });
}

/** Stacks the series, with their ends on whole pixels; a series without a value has no segment. */
function stacked(values: readonly number[], round: number): Segment[] {
  const edge = (rounds: number) => chartHeights.axis - Math.round(rounds * round);
  let below = 0;
  return values.flatMap((value, series) => {
    const bottom = edge(below);
    below += value;
    const top = edge(below);
    return value > 0 ? [{ series, top, height: bottom - top }] : [];
  });
}

export const totalOf = ({ values }: Month): number => values.reduce((sum, value) => sum + value, 0);

/** Returns the total of each series over all months. */
export const seriesTotals = (series: readonly string[], months: readonly Month[]): number[] =>
  series.map((_, index) => months.reduce((sum, { values }) => sum + (values[index] ?? 0), 0));

/** Returns a text alternative of the chart. */
export function describeMonths(series: readonly string[], months: readonly Month[]): string {
  const [first, last] = [months[0], months.at(-1)];
  if (!first || !last) return '';
  const total = months.reduce((sum, month) => sum + totalOf(month), 0);
  const peak = barsOf(months).find(({ isPeak }) => isPeak);
  const shares = seriesTotals(series, months).map((value, index) => `${series[index]} ${formatNumber(value)}회`);
  return [
    first === last
      ? `${first.key}, 모두 ${formatNumber(total)}회.`
      : `${first.key}부터 ${last.key}까지 모두 ${formatNumber(total)}회.`,
    peak && months.length > 1 && `가장 많은 달은 ${peak.key}, ${formatNumber(peak.total)}회.`,
    series.length > 1 && `${shares.join(', ')}.`,
  ]
    .filter(Boolean)
    .join(' ');
}
