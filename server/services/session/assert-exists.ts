import { eq } from 'drizzle-orm';
import { session } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import { sessionEnded } from './ended.ts';
import type { Session } from './find.ts';

/**
 * Throws 401 `invalid_token` if the session was deleted after the call was authenticated. A concurrent withdrawal
 * deletes the session together with the member's data, which must not look like an empty result.
 */
export async function assertSessionExists({ db }: Pick<Deps, 'db'>, { id }: Session): Promise<void> {
  if ((await db.$count(session, eq(session.id, id))) === 0) throw sessionEnded();
}
