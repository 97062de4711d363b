import { AllRows, TableFrame, type TableProps } from './table-parts.tsx';
import { WindowedRows } from './WindowedRows.tsx';

/** So many rows are all there: the browser can find text in them and print them. */
const mostWhole = 100;

/** A table of any length, its columns fixed. Of more than a hundred rows only those in sight are there. */
export function LongTable<Item>({ items, keyOf, ...frame }: TableProps<Item>) {
  const rows = { items, keyOf, columns: frame.columns };
  const isWhole = items.length <= mostWhole;
  return (
    <TableFrame {...frame} isFixed {...(!isWhole && { rowCount: items.length + 1 })}>
      {isWhole ? <AllRows {...rows} /> : <WindowedRows {...rows} />}
    </TableFrame>
  );
}
