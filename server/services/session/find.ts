import { and, eq, sql } from 'drizzle-orm';
import { sha256 } from '../../crypto/digest.ts';
import { session } from '../../db/schema.ts';
import { isUnwritable } from '../../db/unavailable.ts';
import type { Deps } from '../../deps.ts';
import { isLive } from './bounds.ts';

/** Session of a call, and the hash of the token that the call used. */
export type Session = { readonly id: string; readonly tokenHash: string; readonly memberId: number };

const lastSeenIntervalMs = 60_000;

/**
 * Returns the live session of a token. A token issued by a password check replaces the previous one when it is first
 * used. Each call extends the idle timeout, which is written at most once a minute, and not while the database is
 * read-only.
 */
export async function findSession(deps: Deps, token: string): Promise<Session | undefined> {
  const tokenHash = sha256(token);
  // If concurrent calls use a new token, one of them completes the rotation, and the others then find it.
  const found =
    (await liveSession(deps, tokenHash)) ??
    (await rotateToken(deps, tokenHash)) ??
    (await liveSession(deps, tokenHash));
  if (!found) return undefined;
  const { db, now } = deps;
  const at = now();
  if (at.getTime() - found.lastSeenAt.getTime() >= lastSeenIntervalMs) {
    await db.update(session).set({ lastSeenAt: at }).where(eq(session.id, found.id)).catch(unlessUnwritable);
  }
  return { id: found.id, tokenHash, memberId: found.memberId };
}

async function liveSession({ db, env, now }: Deps, tokenHash: string) {
  const [found] = await db
    .select()
    .from(session)
    .where(and(eq(session.tokenHash, tokenHash), isLive(env, now())));
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
