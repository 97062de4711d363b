import type { sessionMachine } from '#machines/session.machine.ts';
import type { Client } from '#src/api/client.ts';
import { loaded } from '#src/api/loaded.ts';
import { lateFlow, type LateFlow } from '#src/shared/flow/late-flow.ts';

/** The session, begun later: whoever holds a token is a member from the start, before the machine is here. */
export function lateSession(client: Client, token: string | null): LateFlow<typeof sessionMachine> {
  const value = token === null ? { anonymous: 'browsing' as const } : { authenticated: 'browsing' as const };
  return lateFlow({ value, context: { token, returnTo: '/' } }, async () => {
    const { sessionOf } = await loaded(import('./actors.ts'));
    return sessionOf(client, token);
  });
}
