import { signOut } from '#contract/account/member.ts';
import { provideSession } from '#src/features/session/actors.ts';
import { anyEnding, client, defineCalls } from '../lib/calls.ts';

const loggedOutAnyway = { [anyEnding]: 'The member is logged out in this browser, whatever the server responds.' };

/** The calls of the flow, with the errors that it treats in its own way. */
export const calls = defineCalls(provideSession(client), [
  { actor: 'endSession', endpoint: signOut, quiet: loggedOutAnyway },
]);
