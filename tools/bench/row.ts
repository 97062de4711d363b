type Limit = { readonly atMost: number } | { readonly atLeast: number };

/**
 * A row of the table. The limit applies to the ratio (`ratio`, or `ours` to `against`), or to `ours` if there is
 * nothing to compare with. `note`: further figures.
 */
export type Row = {
  readonly what: string;
  readonly unit: string;
  readonly ours: number;
  readonly against?: number;
  readonly ratio?: number;
  readonly limit?: Limit;
  readonly note?: string;
};

/**
 * `isShort`: fewer rows, rounds and requests, as a smoke test. `before`: the folder of another working tree to compare
 * with.
 */
export type Options = { readonly isShort: boolean; readonly before?: string | undefined };

/** Measures, and yields each row as soon as it is known. */
export type Benchmark = (options: Options) => AsyncIterable<Row>;

/** A benchmark that could not run, and why. */
export type Failed = { readonly what: string; readonly reason: string };

/** Returns undefined if there is nothing to compare with, or if it is 0. */
const ratioOf = ({ ours, against, ratio }: Row) => ratio ?? (against ? ours / against : undefined);

/** Returns whether the row is within its limit; undefined if it has none or no value to check. */
function isWithinLimit(row: Row): boolean | undefined {
  const value = row.against === undefined ? row.ours : ratioOf(row);
  if (!row.limit || value === undefined) return undefined;
  return 'atMost' in row.limit ? value <= row.limit.atMost : value >= row.limit.atLeast;
}

/** A line of the table: its columns by their names. */
type Line = Readonly<Record<'measured' | 'ours' | 'against' | 'ratio' | 'limit' | 'note', string>>;

/** Returns a line for `console.table`; the limit says whether it is met. */
export function lineOf(row: Row | Failed): Line {
  if ('reason' in row)
    return { measured: row.what, ours: '', against: '', ratio: '', limit: '', note: `could not run: ${row.reason}` };
  const { what, unit, ours, against, limit, note = '' } = row;
  const ratio = ratioOf(row);
  const within = isWithinLimit(row);
  const bound = limit ? ('atMost' in limit ? `≤ ${limit.atMost}` : `≥ ${limit.atLeast}`) : '';
  return {
    measured: what,
    ours: `${formatNumber(ours)} ${unit}`.trim(),
    against: against === undefined ? '' : `${formatNumber(against)} ${unit}`.trim(),
    ratio: ratio === undefined ? '' : `${ratio.toFixed(2)} ×`,
    limit: within === undefined ? bound : `${bound} ${within ? '✓' : '✗'}`,
    note,
  };
}

const formatNumber = (value: number) => value.toLocaleString('en', { maximumFractionDigits: value < 100 ? 2 : 0 });
