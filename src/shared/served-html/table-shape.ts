type CellShape = {
  /** `th` for any cell of the header rows, even if it is a `td` in the source. */
  tag: 'th' | 'td';
  scope: string | undefined;
  /** Whether the cell is aligned to the end of its column: an amount, or the heading of amounts. */
  isAmount: boolean;
};

export type TableShape = { cells: ReadonlyMap<Element, CellShape>; hasAmounts: boolean };

const maxSpan = 100;

/** Derives what a table does not declare: which cells are headers, and which columns hold amounts. */
export function tableShape(table: HTMLTableElement): TableShape {
  const rows = Array.from(table.rows);
  const columns = columnsOf(rows);
  const amounts = amountColumns(rows, columns);
  const shapes = rows.flatMap((row, index) =>
    Array.from(
      row.cells,
      (cell) => [cell, shapeOf(cell, isHead(row, index), amounts.has(columns.get(cell) ?? 0))] as const,
    ),
  );
  return { cells: new Map(shapes), hasAmounts: amounts.size > 0 };
}

/** Returns how many rows or columns a cell spans; undefined for one. */
export function spanOf(cell: Element, name: 'colspan' | 'rowspan'): number | undefined {
  const span = Number(cell.getAttribute(name));
  return Number.isInteger(span) && span > 1 ? Math.min(span, maxSpan) : undefined;
}

function shapeOf(cell: HTMLTableCellElement, inHead: boolean, isAmount: boolean): CellShape {
  const isHeading = cell.localName === 'th' || (inHead && cell.textContent.trim() !== '');
  const declared = cell.getAttribute('scope') ?? '';
  const scope = /^(?:row|col)(?:group)?$/.test(declared) ? declared : inHead ? 'col' : 'row';
  return {
    tag: isHeading ? 'th' : 'td',
    scope: isHeading ? scope : undefined,
    isAmount: isAmount && spanOf(cell, 'colspan') === undefined,
  };
}

/** A row of the head; without one, a first row of headings only. */
function isHead(row: HTMLTableRowElement, index: number): boolean {
  if (row.parentElement?.localName === 'thead') return true;
  return index === 0 && row.cells.length > 1 && Array.from(row.cells).every(({ localName }) => localName === 'th');
}

/** Returns the column in which each cell starts, taking into account cells that span down from the rows above. */
function columnsOf(rows: readonly HTMLTableRowElement[]): ReadonlyMap<Element, number> {
  const columns = new Map<Element, number>();
  /** For how many more rows each column is occupied. */
  const occupied: number[] = [];
  for (const row of rows) {
    let column = 0;
    const started: [column: number, rows: number][] = [];
    for (const cell of Array.from(row.cells)) {
      while ((occupied[column] ?? 0) > 0) column += 1;
      columns.set(cell, column);
      for (let remaining = spanOf(cell, 'colspan') ?? 1; remaining > 0; remaining -= 1)
        started.push([column++, spanOf(cell, 'rowspan') ?? 1]);
    }
    for (const [index, span] of started) occupied[index] = span;
    occupied.forEach((count, index) => (occupied[index] = Math.max(0, count - 1)));
  }
  return columns;
}

/** The columns in which most cells are amounts. */
function amountColumns(
  rows: readonly HTMLTableRowElement[],
  columns: ReadonlyMap<Element, number>,
): ReadonlySet<number> {
  const data = rows.flatMap((row) => Array.from(row.cells).filter(({ localName }) => localName === 'td'));
  const inColumn = (column: number) => data.filter((cell) => columns.get(cell) === column);
  const isMostly = (cells: readonly Element[]) =>
    cells.filter(({ textContent }) => isAmount(textContent)).length * 2 > cells.length;
  return new Set([...new Set(columns.values())].filter((column) => isMostly(inColumn(column))));
}

const isAmount = (text: string) => /^[+\-−]?\d{1,3}(?:,?\d{3})*원?$/.test(text.trim());
