import { and, eq, sql } from 'drizzle-orm';
import { sha256 } from '../../crypto/digest.ts';
import { session } from '../../db/schema.ts';
import { isUnwritable } from '../../db/unavailable.ts';
import type { Deps } from '../../deps.ts';
import { isLive } from './bounds.ts';

/** The session of a call, and the hash of the token that it brought. */
export type Session = { readonly id: string; readonly tokenHash: string; readonly memberId: number };

const lastSeenIntervalMs = 60_000;

/**
 * The live session of a token; a token that a password check has given takes the place of the one before. Being seen puts off its idle end;
 * that is written at most once a minute, and left where nothing can be written now.
 */
export async function findSession(deps: Deps, token: string): Promise<Session | undefined> {
  const tokenHash = sha256(token);
  // Of calls that bring a new token at once, one makes it the token; the others then find it.
  const found = (await liveSession(deps, tokenHash)) ?? (await rotateToken(deps, tokenHash)) ?? (await liveSession(deps, tokenHash));
  if (!found) return undefined;
  const { db, now } = deps;
  const at = now();
  if (at.getTime() - found.lastSeenAt.getTime() >= lastSeenIntervalMs) {
    await db.update(session).set({ lastSeenAt: at }).where(eq(session.id, found.id)).catch(unlessUnwritable);
  }
  return { id: found.id, tokenHash, memberId: found.memberId };
}

async function liveSession({ db, env, now }: Deps, tokenHash: string) {
  const [found] = await db.select().from(session).where(and(eq(session.tokenHash, tokenHash), isLive(env, now())));
  return found;
}

async function rotateToken({ db, env, now }: Deps, nextHash: string) {
  const [renewed] = await db
    .update(session)
    .set({ tokenHash: sql`${session.nextHash}`, nextHash: null })
    .where(and(eq(session.nextHash, nextHash), isLive(env, now())))
    .returning();
  return renewed;
}

function unlessUnwritable(error: unknown): void {
  if (!isUnwritable(error)) throw error;
}
