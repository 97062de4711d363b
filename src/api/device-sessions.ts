import { endOtherSessions, sessions } from '#contract/device-session.ts';
import type { Client } from './client.ts';

/** Where the member is logged in. */
export const loadSessions = (client: Client, signal: AbortSignal) => client(sessions, { signal });

/** Without a signal: what has been sent is done, whoever still waits for it. */
export const endSessionsElsewhere = (client: Client) => client(endOtherSessions, {});
