import { paths } from '#contract/site/site-paths.ts';

/** The page of the list that a notice was opened from, and how many history entries ago that was. */
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

/** The same for a notice that is opened from another notice. */
export const oneFurther = (came: CameFrom | null): CameFrom | null => came && { ...came, steps: came.steps + 1 };

/** Returns the URL of the list that a notice was opened from. */
export const listOf = (came: CameFrom | null): string => came?.list ?? paths.notices;
