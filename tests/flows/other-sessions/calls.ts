import { endOtherSessions, endSession, sessions } from '#contract/account/device-session.ts';
import { provideOtherSessions } from '#src/features/profile-edit/devices/actors.ts';
import { anyEnding, client, defineCalls } from '../lib/calls.ts';

const replacesList = { [anyEnding]: 'The error replaces the list, with a retry button.' };

const returnsToPasswordStep = { '403': 'The profile page returns to its password step.' };

/** The calls of the flow, with the errors that it treats in its own way. */
export const calls = defineCalls(provideOtherSessions(client), [
  { actor: 'loadSessions', endpoint: sessions, quiet: replacesList },
  {
    actor: 'endSessions',
    endpoint: endSession,
    quiet: returnsToPasswordStep,
    isFor: ({ id }: { id?: unknown }) => id !== null,
  },
  {
    actor: 'endSessions',
    endpoint: endOtherSessions,
    quiet: returnsToPasswordStep,
    isFor: ({ id }: { id?: unknown }) => id === null,
  },
]);
