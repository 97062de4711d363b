import { eq } from 'drizzle-orm';
import type { ClubDirections } from '#contract/clubs/club-content.ts';
import { messages } from '#contract/shared/messages.ts';
import { ApiError } from '#contract/http/api-error.ts';
import { club } from '../../db/site-schema.ts';
import type { Deps } from '../../deps.ts';

/** Returns how to reach a club (spec 000 §2). Throws 404 `notFound`. */
export async function readDirections({ db }: Pick<Deps, 'db'>, clubId: number): Promise<ClubDirections> {
  const { nameKo, address, phone, lat, lng, directions } = club;
  const [found] = await db
    .select({ nameKo, address, phone, lat, lng, directions })
    .from(club)
    .where(eq(club.id, clubId));
  if (!found) throw new ApiError('404', messages.notFound);
  const { directions: ways, ...location } = found;
  return { ...location, ...ways };
}
