import { mostWholeRows } from './most-whole-rows.ts';
import { AllRows, TableFrame, type TableProps } from './table-parts.tsx';
import { usePrinting } from '../hooks/use-printing.ts';
import { WindowedRows } from './WindowedRows.tsx';

/** A table of any length, its columns fixed. Of more than a hundred rows only those in sight are there, but for paper, which has all. */
export function LongTable<Item>({ items, keyOf, ...frame }: TableProps<Item>) {
  const rows = { items, keyOf, columns: frame.columns };
  const isPrinting = usePrinting();
  const isWhole = isPrinting || items.length <= mostWholeRows;
  return (
    <TableFrame {...frame} isFixed {...(!isWhole && { rowCount: items.length + 1 })}>
      {isWhole ? <AllRows {...rows} /> : <WindowedRows {...rows} />}
    </TableFrame>
  );
}
