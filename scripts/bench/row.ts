type Limit = { readonly atMost: number } | { readonly atLeast: number };

/** A line of the table. The limit is on the ratio of ours to the other, measured by itself or that of both, and on ours itself where there is no other. */
export type Row = { readonly what: string; readonly unit: string; readonly ours: number; readonly against?: number; readonly ratio?: number; readonly limit?: Limit };

/** `isShort`: fewer rows, turns and requests, to see that it runs. `before`: the folder of another tree of the project to compare with. */
export type Options = { readonly isShort: boolean; readonly before?: string | undefined };

/** Measures, and yields each line as soon as it has it. */
export type Benchmark = (options: Options) => AsyncIterable<Row>;

/** A benchmark that could not run, and why. */
export type Failed = { readonly what: string; readonly reason: string };

/** Nothing where there is no other, or where it took nothing. */
const ratioOf = ({ ours, against, ratio }: Row) => ratio ?? (against ? ours / against : undefined);

/** Whether the line keeps its limit; nothing when it has none, or nothing that it could be on. */
function isKept(row: Row): boolean | undefined {
  const value = row.against === undefined ? row.ours : ratioOf(row);
  if (!row.limit || value === undefined) return undefined;
  return 'atMost' in row.limit ? value <= row.limit.atMost : value >= row.limit.atLeast;
}

/** What, ours, against, ratio, limit and whether it is kept, in columns. */
export function tableOf(lines: readonly (Row | Failed)[]): string {
  const cells = [['', 'ours', 'against', 'ratio', 'limit', ''], ...lines.map(cellsOf)];
  const widths = [0, 1, 2, 3, 4].map((column) => Math.max(...cells.filter((row) => row.length > 1).map((row) => widthOf(row[column] ?? ''))));
  return cells.map((row) => row.map((cell, column) => padded(cell, widths[column] ?? 0, column)).join('  ').trimEnd()).join('\n');
}

function cellsOf(line: Row | Failed): string[] {
  if ('reason' in line) return [`${line.what}: could not run: ${line.reason}`];
  const { what, unit, ours, against, limit } = line;
  const ratio = ratioOf(line);
  const kept = isKept(line);
  return [
    what,
    `${written(ours)} ${unit}`,
    against === undefined ? '' : `${written(against)} ${unit}`,
    ratio === undefined ? '' : `${ratio.toFixed(2)} ×`,
    limit ? ('atMost' in limit ? `≤ ${limit.atMost}` : `≥ ${limit.atLeast}`) : '',
    kept === undefined ? '' : kept ? '✓' : '✗',
  ];
}

const written = (value: number) => value.toLocaleString('en', { maximumFractionDigits: value < 100 ? 2 : 0 });

function padded(cell: string, width: number, column: number): string {
  const space = ' '.repeat(Math.max(0, width - widthOf(cell)));
  return column === 0 ? cell + space : space + cell;
}

/** A letter of Hangul takes the room of two. */
const widthOf = (text: string) => text.length + (text.match(/[ㄱ-힣]/g)?.length ?? 0);
