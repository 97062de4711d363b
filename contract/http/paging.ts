import * as z from 'zod/mini';
import { lastPageNumber } from '../shared/page-number.ts';

/** Requested page, counted from 1; beyond the end, the server returns the last page. */
export const pageNumber = z._default(z.coerce.number().check(z.int(), z.positive(), z.lte(lastPageNumber)), 1);

/** Maximum number of entries on a page. */
export const pageSize = (usual: number) => z._default(z.coerce.number().check(z.int(), z.positive(), z.lte(50)), usual);

/** The returned page and the totals; an empty list has one empty page. */
const page = z.object({ number: z.int(), size: z.int(), totalPages: z.int(), totalElements: z.int() });
export type Page = z.output<typeof page>;

/** One page of a list (spec 000 §3, §7). */
export const paged = <Item extends z.ZodMiniType>(item: Item) => z.object({ content: z.array(item), page });
