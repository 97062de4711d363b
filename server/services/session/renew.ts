import { eq } from 'drizzle-orm';
import { sha256 } from '../../crypto/digest.ts';
import { session } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import type { Session } from './find.ts';
import { newTokenOf } from './token.ts';

/**
 * Issues a new token for a session that the transaction of `db` has locked. The current one is valid until the first
 * call with the new one (`findSession`), so that a lost response does not log the member out. A token issued before and
 * never used becomes invalid.
 */
export async function renewToken({ db }: Pick<Deps, 'db'>, { id }: Session): Promise<string> {
  const token = newTokenOf(id);
  await db
    .update(session)
    .set({ nextHash: sha256(token) })
    .where(eq(session.id, id));
  return token;
}
