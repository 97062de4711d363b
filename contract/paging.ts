import * as z from 'zod/mini';
import { lastPageNumber } from './page-number.ts';

/** The page that is asked for, counted from 1; one beyond the end is answered with the last page. */
export const pageNumber = z._default(z.coerce.number().check(z.int(), z.positive(), z.lte(lastPageNumber)), 1);

/** How many a page holds at most. */
export const pageSize = (usual: number) => z._default(z.coerce.number().check(z.int(), z.positive(), z.lte(50)), usual);

/** Which page was answered, and how much there is; a list of nothing has one empty page. */
const page = z.object({ number: z.int(), size: z.int(), totalPages: z.int(), totalElements: z.int() });
export type Page = z.output<typeof page>;

/** One page of a list (spec 000 §3, §7). */
export const paged = <Item extends z.ZodMiniType>(item: Item) => z.object({ content: z.array(item), page });
