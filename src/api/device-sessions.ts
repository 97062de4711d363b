import { endOtherSessions, endSession, sessions } from '#contract/account/device-session.ts';
import type { Client } from './client.ts';

/** Query of the member's sessions. Without a signal: if the list is mounted again, the call in flight can still fill it. */
export const loadSessions = (client: Client) => client(sessions, {});

/** Ends the session of this id, or all but the present one. Without a signal: what has been sent is done, whoever still waits for it. */
export async function endSessions(client: Client, id: string | null): Promise<void> {
  if (id === null) await client(endOtherSessions, {});
  else await client(endSession, { body: { id } });
}
