import { queryOptions } from '@tanstack/react-query';
import { clubs } from '#contract/club.ts';
import type { Client } from './client.ts';

/** The clubs with their cards, addresses and ways there; not retried (spec 000 §7). */
export const clubsQuery = (client: Client) => queryOptions({ queryKey: ['clubs'], queryFn: ({ signal }) => client(clubs, { signal }), retry: false });
