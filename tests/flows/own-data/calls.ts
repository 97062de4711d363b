import { ownData } from '#contract/account/own-data.ts';
import { provideOwnData } from '#src/features/profile-edit/own-data/actors.ts';
import { client, defineCalls } from '../lib/calls.ts';

const returnsToPasswordStep = { '403': 'The profile page returns to its password step.' };

/** The calls of the flow, with the errors that it treats in its own way. */
export const calls = defineCalls(provideOwnData(client), [
  { actor: 'saveOwnData', endpoint: ownData, quiet: returnsToPasswordStep },
]);
