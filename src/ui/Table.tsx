import type { ReactNode } from 'react';
import { Body, Caption, Cell, Grid, Head, HeaderCell, Row, RowHeader } from './table-style.ts';

export type Column<Item> = {
  key: string;
  header: string;
  cell: (item: Item) => ReactNode;
  align?: 'start' | 'end';
  /** Names the row: one column of a table has it. */
  isRowHeader?: boolean;
};

export type TableProps<Item> = {
  caption: string;
  columns: readonly Column<Item>[];
  items: readonly Item[];
  keyOf: (item: Item) => string;
  density?: 'regular' | 'airy';
};

/** A plain table in hairlines; on the mobile layout each row becomes a card. Its roles are written out since cards lose them. */
export function Table<Item>({ caption, columns, items, keyOf, density = 'regular' }: TableProps<Item>) {
  return (
    <Grid role="table" density={density}>
      <Caption>{caption}</Caption>
      <Head role="rowgroup">
        <tr role="row">
          {columns.map(({ key, header, align }) => (
            <HeaderCell key={key} role="columnheader" scope="col" side={align ?? 'start'}>
              {header}
            </HeaderCell>
          ))}
        </tr>
      </Head>
      <Body role="rowgroup">
        {items.map((item) => (
          <Row key={keyOf(item)} role="row">
            {columns.map((column) => renderCell(column, item))}
          </Row>
        ))}
      </Body>
    </Grid>
  );
}

function renderCell<Item>({ key, header, cell, align, isRowHeader }: Column<Item>, item: Item) {
  if (isRowHeader) {
    return (
      <RowHeader key={key} role="rowheader" scope="row">
        {cell(item)}
      </RowHeader>
    );
  }
  return (
    <Cell key={key} role="cell" side={align ?? 'start'} data-label={header}>
      {cell(item)}
    </Cell>
  );
}
