import { endOtherSessions, endSession, sessions } from '#contract/account/device-session.ts';
import type { Client } from './client.ts';

/** Where the member is logged in. Without a signal: a list that is shown anew may still be filled by the call that was under way. */
export const loadSessions = (client: Client) => client(sessions, {});

/** Ends the session of this id, or all but the present one. Without a signal: what has been sent is done, whoever still waits for it. */
export async function endSessions(client: Client, id: string | null): Promise<void> {
  if (id === null) await client(endOtherSessions, {});
  else await client(endSession, { body: { id } });
}
