import { useMemo, type ReactNode } from 'react';
import {
  createSortedRowModel,
  functionalUpdate,
  rowSortingFeature,
  tableFeatures,
  useTable,
  type ColumnDef,
  type SortingState,
} from '@tanstack/react-table';
import { VisuallyHidden } from '#src/ui/foundation/VisuallyHidden.tsx';
import { words } from '#src/ui/foundation/words.ts';
import { HeaderCell } from './HeaderCell.tsx';
import { sortingOf, textOf } from './sorting.ts';
import { TableNotice } from './TableNotice.tsx';
import { Caption, Cell, Grid, Head, Row, RowHeader, Rows, TableBox } from './table-style.ts';

export type TableColumn<Item> = {
  key: string;
  header: string;
  cell: (item: Item) => ReactNode;
  /** The value that rows are sorted by; with `isSortedByServer` only that it exists matters. */
  sortBy?: (item: Item) => string | number;
  align?: 'start' | 'end';
  /** Whether its cells are row headers; true for one column of each table. */
  isRowHeader?: boolean;
};

export type DataTableProps<Item extends object> = {
  caption: string;
  columns: readonly TableColumn<Item>[];
  /** Undefined while they are loading. */
  items: readonly Item[] | undefined;
  keyOf: (item: Item) => string;
  /** Column and direction as in the URL: `name`, or `-name` for a descending order; empty for the given order. */
  sort?: string;
  onSort?: (sort: string) => void;
  /** Whether the items are in the order of `sort` already. */
  isSortedByServer?: boolean;
  /** Shown instead of rows if there are none. */
  empty: string;
  /** Why the items could not be loaded, or null. */
  failure?: string | null;
  onRetry?: () => void;
};

const features = tableFeatures({ rowSortingFeature, sortedRowModel: createSortedRowModel() });
const noItems: readonly never[] = [];
const noSort = () => {};

/**
 * A table of records. Its columns are sorted by buttons in their headers; each row becomes a card where there is little
 * room.
 */
export function DataTable<Item extends object>({
  caption,
  columns,
  items,
  keyOf,
  sort = '',
  onSort = noSort,
  isSortedByServer = false,
  empty,
  failure = null,
  onRetry = noSort,
}: DataTableProps<Item>) {
  const sorting = useMemo(() => sortingOf(sort), [sort]);
  const definitions = useMemo(() => columns.map((column) => definitionOf(column)), [columns]);
  const table = useTable({
    features,
    columns: definitions,
    data: items ?? noItems,
    getRowId: keyOf,
    state: { sorting },
    onSortingChange: (updater) => onSort(textOf(functionalUpdate<SortingState>(updater, sorting))),
    manualSorting: isSortedByServer,
    enableSortingRemoval: false,
    enableMultiSort: false,
  });
  const isLoading = items === undefined && failure === null;
  return (
    <TableBox aria-busy={isLoading}>
      <VisuallyHidden role="status">{isLoading ? words.loading : ''}</VisuallyHidden>
      <Grid role="table">
        <Caption>{caption}</Caption>
        <Head role="rowgroup">
          <tr role="row">
            {columns.map(({ key, header, align, sortBy }) => (
              <HeaderCell
                key={key}
                align={align ?? 'start'}
                direction={sortBy ? (table.getColumn(key)?.getIsSorted() ?? false) : null}
                onSort={() => table.getColumn(key)?.toggleSorting()}
              >
                {header}
              </HeaderCell>
            ))}
          </tr>
        </Head>
        <Rows role="rowgroup">
          {table.getRowModel().rows.map((row) => (
            <Row role="row" key={row.id}>
              {columns.map((column) => renderCell(column, row.original))}
            </Row>
          ))}
        </Rows>
      </Grid>
      <TableNotice
        isLoading={isLoading}
        isEmpty={items?.length === 0}
        empty={empty}
        failure={failure}
        onRetry={onRetry}
      />
    </TableBox>
  );
}

const definitionOf = <Item extends object>({ key, sortBy }: TableColumn<Item>): ColumnDef<typeof features, Item> => ({
  id: key,
  ...(sortBy && { accessorFn: sortBy, sortFn: (one, other) => compare(sortBy(one.original), sortBy(other.original)) }),
  enableSorting: sortBy !== undefined,
});

/** Texts in the order of the Korean alphabet, numbers by size. */
function compare(one: string | number, other: string | number): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  return String(one).localeCompare(String(other), 'ko');
}

function renderCell<Item extends object>({ key, header, cell, align, isRowHeader }: TableColumn<Item>, item: Item) {
  return isRowHeader ? (
    <RowHeader key={key} role="rowheader" scope="row">
      {cell(item)}
    </RowHeader>
  ) : (
    <Cell key={key} role="cell" data-label={header} side={align ?? 'start'}>
      {cell(item)}
    </Cell>
  );
}
