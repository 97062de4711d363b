import { windowingThreshold } from './windowing-threshold.ts';
import { AllRows, TableFrame, type TableProps } from './table-parts.tsx';
import { usePrinting } from '../hooks/use-printing.ts';
import { WindowedRows } from './WindowedRows.tsx';

/**
 * A table of any length, with fixed column widths. Above `windowingThreshold` only the visible rows are rendered; for
 * printing, all are.
 */
export function LongTable<Item>({ items, keyOf, ...frame }: TableProps<Item>) {
  const rows = { items, keyOf, columns: frame.columns };
  const isPrinting = usePrinting();
  const rendersAllRows = isPrinting || items.length <= windowingThreshold;
  return (
    <TableFrame {...frame} isFixed {...(!rendersAllRows && { rowCount: items.length + 1 })}>
      {rendersAllRows ? <AllRows {...rows} /> : <WindowedRows {...rows} />}
    </TableFrame>
  );
}
