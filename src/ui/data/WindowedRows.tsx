import { memo } from 'react';
import { TableRow, type RowsProps } from './table-parts.tsx';
import { Spacer, WindowedBody } from './table-style.ts';
import { mobileOnly } from '../foundation/theme.ts';
import { useMedia } from '../hooks/use-media.ts';
import { useRowWindow } from './use-row-window.ts';

/** The visible rows and a few around them. Cards have heights of their own, so a change of layout resets the measurements. */
export function WindowedRows<Item>(props: RowsProps<Item>) {
  const isCards = useMedia(mobileOnly);
  return <RowsInSight key={isCards ? 'cards' : 'rows'} {...props} />;
}

/** Two empty rows keep the room of those that are not there. */
function RowsInSight<Item>({ items, columns, keyOf }: RowsProps<Item>) {
  const { body, rows, before, after, measure } = useRowWindow(items, keyOf);
  return (
    <WindowedBody role="rowgroup" ref={body}>
      <Spacer aria-hidden="true" style={{ height: before }} />
      {rows.map(({ key, index, item }) => (
        <RememberedRow key={key} ref={measure} index={index} item={item} columns={columns} />
      ))}
      <Spacer aria-hidden="true" style={{ height: after }} />
    </WindowedBody>
  );
}

const RememberedRow = memo(TableRow);
