import { addPasskey, offerPasskey, passkeys, removePasskey, renamePasskey } from '#contract/account/passkey.ts';
import { providePasskeys } from '#src/features/profile-edit/passkeys/actors.ts';
import { answeringPrompt, passkeyCreation } from '#tests/fixtures/passkeys.ts';
import { anyEnding, client, defineCalls } from '../lib/calls.ts';

const replacesList = { [anyEnding]: 'The error replaces the list, with a retry button.' };

const returnsToPasswordStep = { '403': 'The profile page returns to its password step.' };

/** The calls of the flow, with the errors that it treats in its own way. */
export const calls = defineCalls(providePasskeys(client, answeringPrompt), [
  { actor: 'loadPasskeys', endpoint: passkeys, quiet: replacesList },
  { actor: 'addPasskey', endpoint: offerPasskey, quiet: returnsToPasswordStep },
  { actor: 'addPasskey', endpoint: addPasskey, before: { [offerPasskey.path]: passkeyCreation } },
  { actor: 'renamePasskey', endpoint: renamePasskey, quiet: returnsToPasswordStep },
  { actor: 'removePasskey', endpoint: removePasskey, quiet: returnsToPasswordStep },
]);
