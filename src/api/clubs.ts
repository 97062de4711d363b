import type { Client } from './client.ts';
import { readQuery } from './read.ts';

const load = () => import('#contract/clubs/club.ts');

/** The clubs with their cards and addresses; not retried (spec 000 §7). */
export const clubsQuery = (client: Client) => ({ ...readQuery(client, 'clubs', async () => (await load()).clubs, {}), retry: false });
