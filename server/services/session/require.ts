import { eq } from 'drizzle-orm';
import { session } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import { sessionEnded } from './ended.ts';
import type { Session } from './find.ts';

/**
 * Checks, for a call that found nothing, that its session still exists. Throws 401 `invalid_token` if it ended after the call was authenticated,
 * since its member may have withdrawn, and the data with it.
 */
export async function requireSession({ db }: Pick<Deps, 'db'>, { id }: Session): Promise<void> {
  if ((await db.$count(session, eq(session.id, id))) === 0) throw sessionEnded();
}
