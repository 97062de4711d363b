import type { ReactNode, Ref } from 'react';
import { Body, Caption, Grid, Head, HeaderCell, Room, tableClasses } from './table-style.ts';

export type Column<Item> = {
  key: string;
  header: string;
  /** A method, so that a row that knows nothing of its item can be remembered. */
  cell(item: Item): ReactNode;
  align?: 'start' | 'end';
  /** Names the row: one column of a table has it. */
  isRowHeader?: boolean;
  /** Rendered with less emphasis. */
  isQuiet?: boolean;
  /** Its share of a `LongTable`'s width, such as '20%'; columns without one share what is left. */
  width?: string;
  /** Which line of a `records` card it stands on, and at which end. */
  inCard?: { row: number; side: 'start' | 'end' };
  /** Follows the value in a `records` card, where no header says what is counted. */
  unit?: string;
};

export type TableProps<Item> = {
  caption: string;
  columns: readonly Column<Item>[];
  items: readonly Item[];
  keyOf: (item: Item) => string;
  density?: 'regular' | 'airy';
  /** `titles` are named in serif, and their cards have a label on each line; `records` are plain, their cards two short columns. */
  look?: 'titles' | 'records';
};

type FrameProps<Item> = Pick<TableProps<Item>, 'caption' | 'columns' | 'density' | 'look'> & {
  /** A table with fixed column widths, whatever its content. */
  isFixed?: boolean;
  /** All rows, the header too, where only some are there. */
  rowCount?: number;
  children: ReactNode;
};

/** A table and its head. The roles are written out, since cards lose them. */
export function TableFrame<Item>({ caption, columns, density = 'regular', look = 'titles', isFixed = false, rowCount, children }: FrameProps<Item>) {
  return (
    <Room>
      <Grid role="table" density={density} look={look} isFixed={isFixed} aria-rowcount={rowCount}>
        <Caption>{caption}</Caption>
        <Head role="rowgroup">
          <tr role="row" aria-rowindex={rowCount && 1}>
            {columns.map(({ key, header, align, width }) => (
              <HeaderCell key={key} role="columnheader" scope="col" side={align ?? 'start'} style={{ width }}>
                {header}
              </HeaderCell>
            ))}
          </tr>
        </Head>
        {children}
      </Grid>
    </Room>
  );
}

export type RowsProps<Item> = Pick<TableProps<Item>, 'items' | 'columns' | 'keyOf'>;

export function AllRows<Item>({ items, columns, keyOf }: RowsProps<Item>) {
  return (
    <Body role="rowgroup">
      {items.map((item) => (
        <TableRow key={keyOf(item)} item={item} columns={columns} />
      ))}
    </Body>
  );
}

type RowProps<Item> = {
  item: Item;
  columns: readonly Column<Item>[];
  /** Its place among all items, where only some are there. */
  index?: number;
  ref?: Ref<HTMLTableRowElement>;
};

export function TableRow<Item>({ item, columns, index, ref }: RowProps<Item>) {
  return (
    <tr role="row" className={tableClasses().row} ref={ref ?? null} data-index={index} aria-rowindex={index === undefined ? undefined : index + 2}>
      {columns.map((column) => renderCell(column, item))}
    </tr>
  );
}

function renderCell<Item>({ key, header, cell, align, isRowHeader, isQuiet, inCard, unit }: Column<Item>, item: Item) {
  const place = inCard && { 'data-side': inCard.side, style: { order: 2 * inCard.row + (inCard.side === 'end' ? 1 : 0) } };
  if (isRowHeader) {
    return (
      <th key={key} className={tableClasses().rowHeader} role="rowheader" scope="row" {...place}>
        {cell(item)}
      </th>
    );
  }
  return (
    <td key={key} className={tableClasses().cell[align ?? 'start']} role="cell" data-label={header} data-unit={unit} data-quiet={isQuiet} {...place}>
      {cell(item)}
    </td>
  );
}
