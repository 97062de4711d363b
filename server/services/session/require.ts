import { eq } from 'drizzle-orm';
import { session } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import { sessionEnded } from './ended.ts';
import type { Session } from './find.ts';

/**
 * For a call that found nothing: whether its session is still there. Refused 401 `invalid_token` when it ended since the
 * call was authenticated, since its member may have left with all that there was to find.
 */
export async function requireSession({ db }: Pick<Deps, 'db'>, { id }: Session): Promise<void> {
  if ((await db.$count(session, eq(session.id, id))) === 0) throw sessionEnded();
}
