import { clubs } from '#contract/club.ts';
import type { Client } from './client.ts';
import { readQuery } from './read.ts';

/** The clubs with their cards, addresses and ways there; not retried (spec 000 §7). */
export const clubsQuery = (client: Client) => ({ ...readQuery(client, clubs, {}), retry: false });
