import type { Page } from '#contract/http/paging.ts';

type Requested = { readonly page: number; readonly size: number };

/** Returns the requested page, or the last one if it is beyond the end. */
export function pageOf({ page, size }: Requested, totalElements: number): Page {
  const totalPages = Math.max(1, Math.ceil(totalElements / size));
  return { number: Math.min(page, totalPages), size, totalPages, totalElements };
}

/** Returns the number of rows before a page. */
export const offsetOf = ({ number, size }: Page): number => (number - 1) * size;
