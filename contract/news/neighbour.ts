import * as z from 'zod/mini';
import { lastRowId } from '../shared/row-id.ts';

/** The previous or next entry of a list, as detail pages link to it; null at either end. */
export const neighbour = z.nullable(z.object({ id: z.int(), title: z.string(), newNotice: z.boolean() }));
export type Neighbour = z.output<typeof neighbour>;

/** Validates a row id in a URL. */
export const rowId = z.coerce.number().check(z.int(), z.positive(), z.lte(lastRowId));
