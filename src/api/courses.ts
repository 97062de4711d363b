import { courses, courseById } from '#contract/clubs/course.ts';
import { clubIds } from '#contract/site/club-code.ts';
import type { ClubKey } from '#contract/site/site-paths.ts';
import type { Client } from './client.ts';
import { readQuery } from './read.ts';

export const coursesQuery = (client: Client, club: ClubKey) =>
  readQuery(client, courses, { query: { idGolfCC: clubIds[club] } });

/** A course with its holes. */
export const courseQuery = (client: Client, id: number) => readQuery(client, courseById, { params: { id } });
