import { AllRows, TableFrame, type TableProps } from './table-parts.tsx';

export type { Column, TableProps } from './table-parts.tsx';

/** A table with hairlines; in the mobile layout each row becomes a card. */
export function Table<Item>({ items, keyOf, ...frame }: TableProps<Item>) {
  return (
    <TableFrame {...frame}>
      <AllRows items={items} keyOf={keyOf} columns={frame.columns} />
    </TableFrame>
  );
}
