import { and, eq } from 'drizzle-orm';
import { sha256 } from '../../crypto/digest.ts';
import { session } from '../../db/schema.ts';
import { isUnwritable } from '../../db/unavailable.ts';
import type { Deps } from '../../deps.ts';
import { isLive } from './bounds.ts';

export type Session = { readonly tokenHash: string; readonly memberId: number };

const seenEvery = 60_000;

/** The live session of a token. Being seen puts off its idle end; that is written at most once a minute, and left where nothing can be written now. */
export async function findSession({ db, env, now }: Deps, token: string): Promise<Session | undefined> {
  const at = now();
  const tokenHash = sha256(token);
  const [found] = await db.select().from(session).where(and(eq(session.tokenHash, tokenHash), isLive(env, at)));
  if (!found) return undefined;
  if (at.getTime() - found.lastSeenAt.getTime() >= seenEvery) {
    await db.update(session).set({ lastSeenAt: at }).where(eq(session.tokenHash, tokenHash)).catch(unlessUnwritable);
  }
  return { tokenHash, memberId: found.memberId };
}

function unlessUnwritable(error: unknown): void {
  if (!isUnwritable(error)) throw error;
}
