import { fromPromise } from 'xstate';
import type { DeviceSession } from '#contract/device-session.ts';
import { otherSessionsMachine, type EndOutcome } from '#machines/other-sessions.machine.ts';
import type { Client } from '#src/api/client.ts';
import { endSessionsElsewhere, loadSessions } from '#src/api/device-sessions.ts';
import { refusalText } from '#src/api/refusal.ts';

/** The member's sessions bound to the server. */
export const provideOtherSessions = (client: Client) =>
  otherSessionsMachine.provide({
    actors: {
      loadSessions: fromPromise<readonly DeviceSession[], undefined>(() => loadSessions(client)),
      endOtherSessions: fromPromise<EndOutcome, undefined>(() =>
        endSessionsElsewhere(client).then(
          () => ({ kind: 'ended' }),
          (error) => ({ kind: 'refused', message: refusalText(error) }),
        ),
      ),
    },
  });
