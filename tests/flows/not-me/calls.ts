import { endOtherSessions } from '#contract/account/device-session.ts';
import { provideNotMe } from '#src/features/profile-edit/activity/actors.ts';
import { client, defineCalls } from '../lib/calls.ts';

const returnsToPasswordStep = { '403': 'The profile page returns to its password step.' };

/** The calls of the flow, with the errors that it treats in its own way. */
export const calls = defineCalls(provideNotMe(client), [
  { actor: 'endOtherSessions', endpoint: endOtherSessions, quiet: returnsToPasswordStep },
]);
