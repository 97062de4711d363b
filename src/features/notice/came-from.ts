import { paths } from '#contract/site/site-paths.ts';

/** The page of the list that a notice was opened from, and how many history entries ago that was. */
export type CameFrom = { list: string; steps: number };

/** Parses the state of the history entry of a notice; null if it was not opened from the list. */
export function readCameFrom(state: unknown): CameFrom | null {
  if (typeof state !== 'object' || state === null || !('list' in state) || !('steps' in state)) return null;
  const { list, steps } = state;
  const isOfList = typeof list === 'string' && /^\/notice(?:\?|$)/.test(list);
  return isOfList && typeof steps === 'number' && Number.isInteger(steps) && steps > 0 ? { list, steps } : null;
}

/** State for the history entry of a notice that is opened from this URL of the list. */
export const fromList = (list: string): CameFrom => ({ list, steps: 1 });

/** The same for a notice that is opened from another notice. */
export const oneStepFurther = (cameFrom: CameFrom | null): CameFrom | null =>
  cameFrom && { ...cameFrom, steps: cameFrom.steps + 1 };

/** Returns the URL of the list that a notice was opened from. */
export const listOf = (cameFrom: CameFrom | null): string => cameFrom?.list ?? paths.notices;
