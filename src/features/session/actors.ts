import { createActor, fromPromise, type Actor } from 'xstate';
import { signOut } from '#contract/account/member.ts';
import { sessionMachine, type Ending } from '#machines/session.machine.ts';
import type { Client } from '#src/api/client.ts';
import { readStored, removeStored, store } from '#src/api/stored.ts';
import { inspectOptions } from '#src/shared/flow/inspect-options.ts';

/** The session bound to this browser's storage and to the server. */
export const provideSession = (client: Client) =>
  sessionMachine.provide({
    actors: {
      endSession: fromPromise(async ({ signal }) => void (await client(signOut, { signal }))),
    },
    actions: {
      storeToken: (_, { token }) => store('token', token),
      removeToken: (_, { token }) => {
        if (readStored('token') === token) removeStored('token');
      },
    },
  });

/** Creates the session actor for this token, or for a visitor; not started yet. */
export const sessionOf = (
  client: Client,
  token: string | null,
  ending: Ending | null = null,
): Actor<typeof sessionMachine> =>
  createActor(provideSession(client), { input: { token, ...(ending && { ending }) }, ...inspectOptions() });
