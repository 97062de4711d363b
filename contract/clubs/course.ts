import * as z from 'zod/mini';
import { ofClub } from './club.ts';
import { endpoint } from '../http/endpoint.ts';

const side = z.enum(['left', 'right']);
/** Metres from the black tee along the line of play. */
const metres = z.number();

/**
 * Geometry of a hole: `dogleg` from -1 (hard left) to 1 (hard right), `elevation` in metres from tee to green,
 * `bearing` in degrees from north.
 */
const holeLayout = z.object({
  dogleg: z.number(),
  elevation: z.number(),
  bearing: z.number(),
  bunkers: z.array(z.object({ side, at: metres, kind: z.enum(['fairway', 'layup', 'green']) })),
  water: z.array(
    z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('side'), side, at: metres, to: metres }),
      z.object({ kind: z.literal('cross'), at: metres }),
    ]),
  ),
  greenDepth: metres,
});
export type HoleLayout = z.output<typeof holeLayout>;

/**
 * A hole, spec 000 §3: distances in metres, `tip` as HTML. Its picture is the named file, or a plan drawn from
 * `layout`.
 */
const hole = z.object({
  id: z.int(),
  name: z.string(),
  holeNumber: z.int(),
  par: z.int(),
  handicap: z.int(),
  standardDistance: z.int(),
  blackTeeDistance: z.int(),
  blueTeeDistance: z.int(),
  whiteTeeDistance: z.int(),
  brownTeeDistance: z.int(),
  redTeeDistance: z.int(),
  pcImageUrl: z.nullable(z.string()),
  mobileImageUrl: z.nullable(z.string()),
  tip: z.string(),
  layout: holeLayout,
});
export type Hole = z.output<typeof hole>;

const course = z.object({
  id: z.int(),
  idGolfCC: z.int(),
  name: z.string(),
  title: z.string(),
  introduce: z.string(),
  youtubeLink: z.nullable(z.string()),
});
export type Course = z.output<typeof course>;

const courseDetail = z.extend(course, { golfCourseHoles: z.array(hole) });
export type CourseDetail = z.output<typeof courseDetail>;

export const courses = endpoint({
  id: 'courses',
  method: 'GET',
  path: '/api/v1/courses',
  access: 'public',
  summary: '클럽의 코스 목록, 도는 순서대로.',
  query: ofClub,
  result: z.array(course),
});

export const courseById = endpoint({
  id: 'courseById',
  method: 'GET',
  path: '/api/v1/courses/{id}',
  access: 'public',
  summary: '코스와 그 홀들, 홀 번호순.',
  params: z.object({ id: z.coerce.number().check(z.int(), z.positive(), z.lte(2_147_483_647)) }),
  result: courseDetail,
});
