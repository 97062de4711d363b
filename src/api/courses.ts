import { queryOptions } from '@tanstack/react-query';
import { clubIds } from '#contract/club-code.ts';
import { courseById, courses } from '#contract/course.ts';
import type { ClubKey } from '#contract/site-paths.ts';
import type { Client } from './client.ts';

export const coursesQuery = (client: Client, club: ClubKey) =>
  queryOptions({ queryKey: ['courses', club], queryFn: ({ signal }) => client(courses, { query: { idGolfCC: clubIds[club] }, signal }) });

/** A course with its holes. */
export const courseQuery = (client: Client, id: number) =>
  queryOptions({ queryKey: ['course', id], queryFn: ({ signal }) => client(courseById, { params: { id }, signal }) });
