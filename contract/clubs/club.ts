import * as z from 'zod/mini';
import { endpoint } from '../http/endpoint.ts';
import { clubKeys } from '../site/site-paths.ts';

const clubKey = z.enum(clubKeys);

/** Query for the content of one club, by its id (spec 000 §7). */
export const ofClub = z.object({ idGolfCC: z.coerce.number().check(z.int(), z.positive(), z.lte(2_147_483_647)) });

/**
 * A golf club with the data of its cards, spec 000 §1, §3. Lengths are totals of all its holes; `access` says who may
 * play.
 */
const golfClub = z.object({
  id: z.int(),
  key: clubKey,
  nameKo: z.string(),
  nameEn: z.string(),
  access: z.enum(['public', 'members-only']),
  accessLabel: z.string(),
  holes: z.int(),
  par: z.int(),
  courseNames: z.array(z.string()),
  lengthM: z.int(),
  lengthYd: z.int(),
  cart: z.string(),
  caddie: z.string(),
  designer: z.string(),
  storyCard: z.object({
    title: z.string(),
    subtitle: z.string(),
    description: z.string(),
    backgroundImage: z.string(),
  }),
  /** Card of the home and overview pages. */
  courseCard: z.object({ id: z.int(), title: z.string(), thumbnail: z.string(), url: z.string() }),
  address: z.string(),
  phone: z.string(),
  reservationTel: z.string(),
  lat: z.number(),
  lng: z.number(),
});
export type GolfClub = z.output<typeof golfClub>;

export const clubs = endpoint({
  id: 'clubs',
  method: 'GET',
  path: '/api/v1/cc',
  access: 'public',
  summary: '골프 클럽 목록: 카드, 주소.',
  result: z.array(golfClub),
});
