import { and, gt } from 'drizzle-orm';
import { session } from '../../db/schema.ts';
import type { Env } from '../../env.ts';

type Limits = Pick<Env, 'SESSION_IDLE_MINUTES' | 'SESSION_ABSOLUTE_HOURS'>;

/** A session is live if it was last seen after `idleSince` and created after `createdSince`. */
export const sessionBounds = (env: Limits, at: Date) => ({
  idleSince: new Date(at.getTime() - env.SESSION_IDLE_MINUTES * 60_000),
  createdSince: new Date(at.getTime() - env.SESSION_ABSOLUTE_HOURS * 3_600_000),
});

/** Condition: a session is live at `at`. */
export function isLive(env: Limits, at: Date) {
  const { idleSince, createdSince } = sessionBounds(env, at);
  return and(gt(session.lastSeenAt, idleSince), gt(session.createdAt, createdSince));
}
