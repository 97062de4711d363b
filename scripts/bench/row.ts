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

/** Formats rows as columns: name, ours, against, ratio, limit, whether it is met, and the note. */
export function tableOf(lines: readonly (Row | Failed)[]): string {
  const cells = [['', 'ours', 'against', 'ratio', 'limit', '', ''], ...lines.map(cellsOf)];
  const widths = [0, 1, 2, 3, 4].map((column) =>
    Math.max(...cells.filter((row) => row.length > 1).map((row) => widthOf(row[column] ?? ''))),
  );
  return cells
    .map((row) =>
      row
        .map((cell, column) => padded(cell, widths[column] ?? 0, column))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

function cellsOf(line: Row | Failed): string[] {
  if ('reason' in line) return [`${line.what}: could not run: ${line.reason}`];
  const { what, unit, ours, against, limit, note = '' } = line;
  const ratio = ratioOf(line);
  const within = isWithinLimit(line);
  return [
    what,
    `${formatNumber(ours)} ${unit}`,
    against === undefined ? '' : `${formatNumber(against)} ${unit}`,
    ratio === undefined ? '' : `${ratio.toFixed(2)} ×`,
    limit ? ('atMost' in limit ? `≤ ${limit.atMost}` : `≥ ${limit.atLeast}`) : '',
    within === undefined ? '' : within ? '✓' : '✗',
    note,
  ];
}

const formatNumber = (value: number) => value.toLocaleString('en', { maximumFractionDigits: value < 100 ? 2 : 0 });

function padded(cell: string, width: number, column: number): string {
  const space = ' '.repeat(Math.max(0, width - widthOf(cell)));
  return column === 0 || column > 4 ? cell + space : space + cell;
}

/** Returns the display width; a Hangul character is two columns wide. */
const widthOf = (text: string) => text.length + (text.match(/[ㄱ-힣]/g)?.length ?? 0);
