import type { ReactNode, Ref } from 'react';
import { Body, Caption, Grid, Head, HeaderCell, TableContainer, tableClasses } from './table-style.ts';

export type Column<Item> = {
  key: string;
  header: string;
  /**
   * Declared as a method, whose parameter is bivariant, so that rows can be memoized without the type of their item.
   */
  cell(item: Item): ReactNode;
  align?: 'start' | 'end';
  /** Whether its cells are row headers; true for one column of each table. */
  isRowHeader?: boolean;
  /** Rendered with less emphasis. */
  isQuiet?: boolean;
  /** Width in a `LongTable`, such as '20%'; columns without one share the rest. */
  width?: string;
  /** Line in a `records` card, and the end of that line. */
  inCard?: { row: number; side: 'start' | 'end' };
  /** Unit after the value in a `records` card, which has no column header. */
  unit?: string;
};

export type TableProps<Item> = {
  caption: string;
  columns: readonly Column<Item>[];
  items: readonly Item[];
  keyOf: (item: Item) => string;
  density?: 'regular' | 'airy';
  /**
   * `titles`: row headers in serif, cards with a label on each line. `records`: plain, cards with two short columns.
   */
  look?: 'titles' | 'records';
};

type FrameProps<Item> = Pick<TableProps<Item>, 'caption' | 'columns' | 'density' | 'look'> & {
  /** A table with fixed column widths, whatever its content. */
  isFixed?: boolean;
  /** Number of all rows including the header, if only some are rendered. */
  rowCount?: number;
  children: ReactNode;
};

/**
 * A table and its head. The roles are explicit, since cards are not displayed as a table and lose the implicit ones.
 */
export function TableFrame<Item>({
  caption,
  columns,
  density = 'regular',
  look = 'titles',
  isFixed = false,
  rowCount,
  children,
}: FrameProps<Item>) {
  return (
    <TableContainer>
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
    </TableContainer>
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
  /** Index among all items, if only some are rendered. */
  index?: number;
  ref?: Ref<HTMLTableRowElement>;
};

export function TableRow<Item>({ item, columns, index, ref }: RowProps<Item>) {
  return (
    <tr
      role="row"
      className={tableClasses().row}
      ref={ref ?? null}
      data-index={index}
      aria-rowindex={index === undefined ? undefined : index + 2}
    >
      {columns.map((column) => renderCell(column, item))}
    </tr>
  );
}

function renderCell<Item>({ key, header, cell, align, isRowHeader, isQuiet, inCard, unit }: Column<Item>, item: Item) {
  const cardPosition = inCard && {
    'data-side': inCard.side,
    style: { order: 2 * inCard.row + (inCard.side === 'end' ? 1 : 0) },
  };
  if (isRowHeader) {
    return (
      <th key={key} className={tableClasses().rowHeader} role="rowheader" scope="row" {...cardPosition}>
        {cell(item)}
      </th>
    );
  }
  return (
    <td
      key={key}
      className={tableClasses().cell[align ?? 'start']}
      role="cell"
      data-label={header}
      data-unit={unit}
      data-quiet={isQuiet}
      {...cardPosition}
    >
      {cell(item)}
    </td>
  );
}
