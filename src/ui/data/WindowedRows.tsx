import { memo } from 'react';
import { TableRow, type RowsProps } from './table-parts.tsx';
import { Spacer, WindowedBody } from './table-style.ts';
import { mobileOnly } from '../foundation/theme.ts';
import { useMedia } from '../hooks/use-media.ts';
import { useRowWindow } from './use-row-window.ts';

/**
 * Renders the visible rows and a few around them. Cards differ in height from rows, so a change of layout resets the
 * measurements.
 */
export function WindowedRows<Item>(props: RowsProps<Item>) {
  const isCards = useMedia(mobileOnly);
  return <VisibleRows key={isCards ? 'cards' : 'rows'} {...props} />;
}

/** Two empty rows reserve the height of the rows that are not rendered. */
function VisibleRows<Item>({ items, columns, keyOf }: RowsProps<Item>) {
  const { body, rows, before, after, measure } = useRowWindow(items, keyOf);
  return (
    <WindowedBody role="rowgroup" ref={body}>
      <Spacer aria-hidden="true" style={{ height: before }} />
      {rows.map(({ key, index, item }) => (
        <MemoizedRow key={key} ref={measure} index={index} item={item} columns={columns} />
      ))}
      <Spacer aria-hidden="true" style={{ height: after }} />
    </WindowedBody>
  );
}

const MemoizedRow = memo(TableRow);
