import * as z from 'zod/mini';
import { lastRowId } from './row-id.ts';

/** The one before or after in a list, as the pages of details link to it; null where the list ends. */
export const neighbour = z.nullable(z.object({ id: z.int(), title: z.string(), newNotice: z.boolean() }));
export type Neighbour = z.output<typeof neighbour>;

/** A number in an address. */
export const rowId = z.coerce.number().check(z.int(), z.positive(), z.lte(lastRowId));
