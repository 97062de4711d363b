import { written } from '../foundation/written.ts';

/** `key` is 'yyyy.MM'; `values` are in the order of the series. */
export type Month = { key: string; values: readonly number[] };

type Segment = { series: number; top: number; height: number };

export type Bar = {
  key: string;
  year: string;
  month: string;
  /** Its middle, as a share of the drawing's width. */
  middle: number;
  total: number;
  /** Where it ends above the axis; on the axis when its month is empty. */
  top: number;
  segments: readonly Segment[];
  isPeak: boolean;
  /** Where its year is written: at each January, and at the start if no January follows at once. */
  isYearsFirst: boolean;
};

/** In pixels from the top of the drawing: no bar is taller than from axis to roof. */
export const chartHeights = { roof: 32, axis: 152, label: 178, year: 200, whole: 196, wholeWithYears: 212 } as const;

/** As tall as one round is while the tallest bar has room for it. */
const tallestRound = 20;

/** Where each month's bar stands and ends; the latest of the highest is the peak. */
export function barsOf(months: readonly Month[]): Bar[] {
  const totals = months.map(totalOf);
  const most = Math.max(0, ...totals);
  const round = Math.min(tallestRound, (chartHeights.axis - chartHeights.roof) / Math.max(most, 1));
  const peak = most === 0 ? -1 : totals.lastIndexOf(most);
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

/** Each series on those before it, its ends on whole pixels; one without a value has no segment. */
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

/** The total of each series over all months. */
export const seriesTotals = (series: readonly string[], months: readonly Month[]): number[] =>
  series.map((_, index) => months.reduce((sum, { values }) => sum + (values[index] ?? 0), 0));

/** The chart in words. */
export function describeMonths(series: readonly string[], months: readonly Month[]): string {
  const [first, last] = [months[0], months.at(-1)];
  if (!first || !last) return '';
  const total = months.reduce((sum, month) => sum + totalOf(month), 0);
  const peak = barsOf(months).find(({ isPeak }) => isPeak);
  const shares = seriesTotals(series, months).map((value, index) => `${series[index]} ${written(value)}회`);
  return [
    first === last ? `${first.key}, 모두 ${written(total)}회.` : `${first.key}부터 ${last.key}까지 모두 ${written(total)}회.`,
    peak && months.length > 1 && `가장 많은 달은 ${peak.key}, ${written(peak.total)}회.`,
    series.length > 1 && `${shares.join(', ')}.`,
  ]
    .filter(Boolean)
    .join(' ');
}
