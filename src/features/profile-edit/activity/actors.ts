import { fromPromise } from 'xstate';
import { notMeMachine } from '#machines/not-me.machine.ts';
import type { EndOutcome } from '#machines/other-sessions.machine.ts';
import type { Client } from '#src/api/client.ts';
import { endSessions } from '#src/api/device-sessions.ts';
import { refusedCheck } from '../refused-check.ts';

/** The end of all other sessions, bound to the server. */
export const provideNotMe = (client: Client) =>
  notMeMachine.provide({
    actors: {
      endOtherSessions: fromPromise<EndOutcome, undefined>(() =>
        endSessions(client, null).then(() => ({ kind: 'ended' }), refusedCheck),
      ),
    },
  });
