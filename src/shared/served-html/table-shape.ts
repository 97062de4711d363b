type CellShape = {
  /** A cell of a head that was written as data is a heading all the same. */
  tag: 'th' | 'td';
  scope: string | undefined;
  /** Stands at the end of its column: an amount, or the heading of amounts. */
  isAmount: boolean;
};

export type TableShape = { cells: ReadonlyMap<Element, CellShape>; hasAmounts: boolean };

const mostSpan = 100;

/** Derives what a table does not declare: which cells are headers, and which columns hold amounts. */
export function tableShape(table: HTMLTableElement): TableShape {
  const rows = Array.from(table.rows);
  const columns = columnsOf(rows);
  const amounts = amountColumns(rows, columns);
  const shapes = rows.flatMap((row, index) => Array.from(row.cells, (cell) => [cell, shapeOf(cell, isHead(row, index), amounts.has(columns.get(cell) ?? 0))] as const));
  return { cells: new Map(shapes), hasAmounts: amounts.size > 0 };
}

/** How many rows or columns a cell is written to span; undefined for one. */
export function spanOf(cell: Element, name: 'colspan' | 'rowspan'): number | undefined {
  const span = Number(cell.getAttribute(name));
  return Number.isInteger(span) && span > 1 ? Math.min(span, mostSpan) : undefined;
}

function shapeOf(cell: HTMLTableCellElement, inHead: boolean, isAmount: boolean): CellShape {
  const isHeading = cell.localName === 'th' || (inHead && cell.textContent.trim() !== '');
  const written = cell.getAttribute('scope') ?? '';
  const scope = /^(?:row|col)(?:group)?$/.test(written) ? written : inHead ? 'col' : 'row';
  return { tag: isHeading ? 'th' : 'td', scope: isHeading ? scope : undefined, isAmount: isAmount && spanOf(cell, 'colspan') === undefined };
}

/** A row of the head; without one, a first row of headings only. */
function isHead(row: HTMLTableRowElement, index: number): boolean {
  if (row.parentElement?.localName === 'thead') return true;
  return index === 0 && row.cells.length > 1 && Array.from(row.cells).every(({ localName }) => localName === 'th');
}

/** The column in which each cell begins, cells that reach down from rows above counted. */
function columnsOf(rows: readonly HTMLTableRowElement[]): ReadonlyMap<Element, number> {
  const columns = new Map<Element, number>();
  /** How many more rows each column is taken for. */
  const taken: number[] = [];
  for (const row of rows) {
    let column = 0;
    const begun: [column: number, rows: number][] = [];
    for (const cell of Array.from(row.cells)) {
      while ((taken[column] ?? 0) > 0) column += 1;
      columns.set(cell, column);
      for (let left = spanOf(cell, 'colspan') ?? 1; left > 0; left -= 1) begun.push([column++, spanOf(cell, 'rowspan') ?? 1]);
    }
    for (const [at, span] of begun) taken[at] = span;
    taken.forEach((left, at) => (taken[at] = Math.max(0, left - 1)));
  }
  return columns;
}

/** The columns in which most cells are amounts. */
function amountColumns(rows: readonly HTMLTableRowElement[], columns: ReadonlyMap<Element, number>): ReadonlySet<number> {
  const data = rows.flatMap((row) => Array.from(row.cells).filter(({ localName }) => localName === 'td'));
  const inColumn = (column: number) => data.filter((cell) => columns.get(cell) === column);
  const isMostly = (cells: readonly Element[]) => cells.filter(({ textContent }) => isAmount(textContent)).length * 2 > cells.length;
  return new Set([...new Set(columns.values())].filter((column) => isMostly(inColumn(column))));
}

const isAmount = (text: string) => /^[+\-−]?\d{1,3}(?:,?\d{3})*원?$/.test(text.trim());
