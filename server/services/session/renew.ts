import { eq } from 'drizzle-orm';
import { sha256 } from '../../crypto/digest.ts';
import { session } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import type { Session } from './find.ts';
import { newTokenOf } from './token.ts';

/**
 * A new token for a session that the transaction of `db` holds. The present one ends with the first call that brings the new one
 * (`findSession`): an answer that got lost on its way logs nobody out. One that was given before and never used is worth nothing from now on.
 */
export async function renewToken({ db }: Pick<Deps, 'db'>, { id }: Session): Promise<string> {
  const token = newTokenOf(id);
  await db.update(session).set({ nextHash: sha256(token) }).where(eq(session.id, id));
  return token;
}
