import type { SortingState } from '@tanstack/react-table';

/** Returns the sorting of a text such as `name` or `-name`, as it is in the URL. */
export const sortingOf = (text: string): SortingState =>
  text === '' ? [] : [{ id: text.replace(/^-/, ''), desc: text.startsWith('-') }];

/** The reverse of `sortingOf`. */
export const textOf = ([column]: SortingState): string => (column ? `${column.desc ? '-' : ''}${column.id}` : '');
