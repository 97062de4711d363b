import { fromPromise } from 'xstate';
import type { Passkey } from '#contract/account/passkey.ts';
import {
  passkeysMachine,
  type AddOutcome,
  type RemoveOutcome,
  type RenameOutcome,
} from '#machines/passkeys.machine.ts';
import type { Client } from '#src/api/client.ts';
import { addPasskey, loadOffer, loadPasskeys, removePasskey, renamePasskey } from '#src/api/passkeys.ts';
import { refusedCheck } from '../refused-check.ts';

type Prompt = Pick<typeof import('#src/shared/passkey/prompt.ts'), 'createPasskey'>;

/** Few members add a passkey. */
const loadPasskeyPrompt = (): Promise<Prompt> => import('#src/shared/passkey/prompt.ts');

/** The member's passkeys bound to the server and to this browser. */
export const providePasskeys = (client: Client, loadPrompt = loadPasskeyPrompt) =>
  passkeysMachine.provide({
    actors: {
      loadPasskeys: fromPromise<readonly Passkey[], undefined>(() => loadPasskeys(client)),
      addPasskey: fromPromise<AddOutcome, { name: string }>(({ input, signal }) =>
        add(client, loadPrompt, input.name, signal).catch(refusedCheck),
      ),
      renamePasskey: fromPromise<RenameOutcome, { id: number; name: string }>(({ input }) =>
        renamePasskey(client, input.id, input.name).then(
          (passkey): RenameOutcome => ({ kind: 'renamed', passkey }),
          refusedCheck,
        ),
      ),
      removePasskey: fromPromise<RemoveOutcome, { id: number }>(({ input }) =>
        removePasskey(client, input.id).then((): RemoveOutcome => ({ kind: 'removed' }), refusedCheck),
      ),
    },
  });

/** The prompt is loaded first, so that a late file does not shorten the time of the challenge. */
async function add(
  client: Client,
  loadPrompt: () => Promise<Prompt>,
  name: string,
  signal: AbortSignal,
): Promise<AddOutcome> {
  const { createPasskey } = await loadPrompt();
  const created = await createPasskey(await loadOffer(client, signal));
  if (created.kind === 'refused') return created;
  return { kind: 'added', passkey: await addPasskey(client, name, created.attestation) };
}
