import type { ReactNode } from 'react';
import { Icon } from '#src/ui/foundation/Icon.tsx';
import { HeadCell, SortButton } from './table-style.ts';

type HeaderCellProps = {
  align: 'start' | 'end';
  /** Direction in which the table is sorted by this column, false for none; null if it cannot be sorted. */
  direction: 'asc' | 'desc' | false | null;
  onSort: () => void;
  children: ReactNode;
};

/** A column header; one that sorts is a button. */
export function HeaderCell({ align, direction, onSort, children }: HeaderCellProps) {
  if (direction === null)
    return (
      <HeadCell role="columnheader" scope="col" side={align}>
        {children}
      </HeadCell>
    );
  const order = { asc: 'ascending', desc: 'descending' } as const;
  return (
    <HeadCell role="columnheader" scope="col" side={align} aria-sort={direction === false ? 'none' : order[direction]}>
      <SortButton type="button" onClick={onSort} direction={direction === false ? 'none' : direction}>
        {children}
        <Icon name="down" size="small" />
      </SortButton>
    </HeadCell>
  );
}
