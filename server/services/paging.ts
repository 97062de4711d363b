import type { Page } from '#contract/paging.ts';

type Requested = { readonly page: number; readonly size: number };

/** The page that is answered: the one asked for, or the last that there is. */
export function pageOf({ page, size }: Requested, totalElements: number): Page {
  const totalPages = Math.max(1, Math.ceil(totalElements / size));
  return { number: Math.min(page, totalPages), size, totalPages, totalElements };
}

/** How many come before a page. */
export const offsetOf = ({ number, size }: Page): number => (number - 1) * size;
