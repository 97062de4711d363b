import type { Ending, sessionMachine } from '#machines/session.machine.ts';
import type { Client } from '#src/api/client.ts';
import { importChunk } from '#src/api/import-chunk.ts';
import { lazyActor, type LazyActor } from '#src/shared/flow/lazy-actor.ts';

/** The session, begun later: whoever holds a token is a member from the start, before the machine is here. `ending` of one that has just been logged out of. */
export function lazySession(client: Client, token: string | null, ending: Ending | null = null): LazyActor<typeof sessionMachine> {
  const value = token === null ? { anonymous: 'browsing' as const } : { authenticated: 'browsing' as const };
  return lazyActor({ value, context: { token, returnTo: '/', ending } }, async () => {
    const { sessionOf } = await importChunk(import('./actors.ts'));
    return sessionOf(client, token, ending);
  });
}
