import * as z from 'zod/mini';
import { paths } from '#contract/site-paths.ts';

const cameFrom = z.object({ list: z.string().check(z.regex(/^\/notice(?:\?|$)/)), steps: z.int().check(z.positive()) });

/** The page of the list that a notice was come to from, and how many entries of the history ago that was. */
export type CameFrom = z.output<typeof cameFrom>;

/** What a notice's entry of the history remembers; null for one that was not come to from the list. */
export const readCameFrom = (remark: unknown): CameFrom | null => cameFrom.safeParse(remark).data ?? null;

/** What the entry of a notice is to remember that is come to from the list at this address. */
export const fromList = (list: string): CameFrom => ({ list, steps: 1 });

/** The same for one that is come to from another notice. */
export const oneFurther = (came: CameFrom | null): CameFrom | null => came && { ...came, steps: came.steps + 1 };

/** Where the list is that a notice was come to from. */
export const listOf = (came: CameFrom | null): string => came?.list ?? paths.notices;
