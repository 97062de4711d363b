import type { Ending, sessionMachine } from '#machines/session.machine.ts';
import type { Client } from '#src/api/client.ts';
import { importChunk } from '#src/api/import-chunk.ts';
import { lazyActor, type LazyActor } from '#src/shared/flow/lazy-actor.ts';

/**
 * The session without XState in the first page load: until the machine is loaded, a user with a token is in `authenticated`. `ending` describes a
 * session that has just been logged out.
 */
export function lazySession(client: Client, token: string | null, ending: Ending | null = null): LazyActor<typeof sessionMachine> {
  const value = token === null ? { anonymous: 'browsing' as const } : { authenticated: 'browsing' as const };
  return lazyActor({ value, context: { token, returnTo: '/', ending } }, async () => {
    const { sessionOf } = await importChunk(import('./actors.ts'));
    return sessionOf(client, token, ending);
  });
}
