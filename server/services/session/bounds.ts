import type { Env } from '../../env.ts';

type Limits = Pick<Env, 'SESSION_IDLE_MINUTES' | 'SESSION_ABSOLUTE_HOURS'>;

/** A session is live when it was seen after `idleSince` and opened after `createdSince`. */
export const sessionBounds = (env: Limits, at: Date) => ({
  idleSince: new Date(at.getTime() - env.SESSION_IDLE_MINUTES * 60_000),
  createdSince: new Date(at.getTime() - env.SESSION_ABSOLUTE_HOURS * 3_600_000),
});
