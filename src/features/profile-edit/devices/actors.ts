import { fromPromise } from 'xstate';
import type { DeviceSession } from '#contract/account/device-session.ts';
import { otherSessionsMachine, type EndOutcome } from '#machines/other-sessions.machine.ts';
import type { Client } from '#src/api/client.ts';
import { endSessions, loadSessions } from '#src/api/device-sessions.ts';
import { refusedCheck } from '../refused-check.ts';

/** The member's sessions bound to the server. */
export const provideOtherSessions = (client: Client) =>
  otherSessionsMachine.provide({
    actors: {
      loadSessions: fromPromise<readonly DeviceSession[], undefined>(() => loadSessions(client)),
      endSessions: fromPromise<EndOutcome, { id: string | null }>(({ input }) =>
        endSessions(client, input.id).then(() => ({ kind: 'ended' }), refusedCheck),
      ),
    },
  });
