import { and, desc, eq } from 'drizzle-orm';
import type { DeviceSession } from '#contract/account/device-session.ts';
import { session } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import { isLive } from './bounds.ts';
import { sessionEnded } from './ended.ts';
import type { Session } from './find.ts';

/**
 * Returns the member's live sessions: this one first, then the last seen. Throws 401 `invalid_token` if this one has
 * ended.
 */
export async function listSessions(
  { db, env, now }: Deps,
  { id: current, memberId }: Session,
): Promise<DeviceSession[]> {
  const live = await db
    .select()
    .from(session)
    .where(and(eq(session.memberId, memberId), isLive(env, now())))
    .orderBy(desc(eq(session.id, current)), desc(session.lastSeenAt), desc(session.createdAt), session.id);
  if (live[0]?.id !== current) throw sessionEnded();
  return live.map(({ id, device, createdAt, lastSeenAt }, index) => ({
    id,
    device,
    createdAt: createdAt.toISOString(),
    lastSeenAt: lastSeenAt.toISOString(),
    isCurrent: index === 0,
  }));
}
