import { clubIds } from '#contract/site/club-code.ts';
import type { ClubKey } from '#contract/site/site-paths.ts';
import type { Client } from './client.ts';
import { readQuery } from './read.ts';

const load = () => import('#contract/clubs/course.ts');

export const coursesQuery = (client: Client, club: ClubKey) => readQuery(client, 'courses', async () => (await load()).courses, { query: { idGolfCC: clubIds[club] } });

/** A course with its holes. */
export const courseQuery = (client: Client, id: number) => readQuery(client, 'courseById', async () => (await load()).courseById, { params: { id } });
