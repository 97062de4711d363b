import { clubs } from '#contract/clubs/club.ts';
import { clubOperations } from '#contract/clubs/operation.ts';
import type { Client } from './client.ts';
import { readQuery } from './read.ts';

/** The clubs with their cards and addresses; not retried (spec 000 §7). */
export const clubsQuery = (client: Client) => ({ ...readQuery(client, clubs, {}), retry: false });

export const operationsQuery = (client: Client) => readQuery(client, clubOperations, {});
