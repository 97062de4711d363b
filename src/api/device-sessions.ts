import { endOtherSessions, endSession, sessions } from '#contract/account/device-session.ts';
import type { Client } from './client.ts';

/**
 * Query of the member's sessions. Without a signal: if the list is mounted again, the call in flight can still fill it.
 */
export const loadSessions = (client: Client) => client(sessions, {});

/**
 * Ends the session with this id, or all but the current one. Without a signal: a request that was sent takes effect
 * even if its caller unmounts.
 */
export async function endSessions(client: Client, id: string | null): Promise<void> {
  if (id === null) await client(endOtherSessions, {});
  else await client(endSession, { body: { id } });
}
