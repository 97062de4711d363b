import { paths } from '#contract/site/site-paths.ts';

/** The page of the list that a notice was come to from, and how many entries of the history ago that was. */
export type CameFrom = { list: string; steps: number };

/** State of the history entry of a notice, or null if it was not opened from the list. */
export function readCameFrom(remark: unknown): CameFrom | null {
  if (typeof remark !== 'object' || remark === null || !('list' in remark) || !('steps' in remark)) return null;
  const { list, steps } = remark;
  const isOfList = typeof list === 'string' && /^\/notice(?:\?|$)/.test(list);
  return isOfList && typeof steps === 'number' && Number.isInteger(steps) && steps > 0 ? { list, steps } : null;
}

/** State for the history entry of a notice that is opened from this URL of the list. */
export const fromList = (list: string): CameFrom => ({ list, steps: 1 });

/** The same for one that is come to from another notice. */
export const oneFurther = (came: CameFrom | null): CameFrom | null => came && { ...came, steps: came.steps + 1 };

/** Where the list is that a notice was come to from. */
export const listOf = (came: CameFrom | null): string => came?.list ?? paths.notices;
