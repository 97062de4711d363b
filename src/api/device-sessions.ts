import { endOtherSessions, sessions } from '#contract/device-session.ts';
import type { Client } from './client.ts';

/** Where the member is logged in. Without a signal: a list that is shown anew may still be filled by the call that was under way. */
export const loadSessions = (client: Client) => client(sessions, {});

/** Without a signal: what has been sent is done, whoever still waits for it. */
export const endSessionsElsewhere = (client: Client) => client(endOtherSessions, {});
