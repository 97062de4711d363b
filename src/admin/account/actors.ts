import { fromPromise } from 'xstate';
import type { Passkey } from '#contract/account/passkey.ts';
import {
  addStaffPasskey,
  offerStaffPasskey,
  removeStaffPasskey,
  renameStaffPasskey,
  staffPasskeys,
} from '#contract/staff/passkey.ts';
import {
  passkeysMachine,
  type AddOutcome,
  type RemoveOutcome,
  type RenameOutcome,
} from '#machines/passkeys.machine.ts';
import { refusalText } from '#src/api/refusal.ts';
import type { StaffClient } from '../api/call.ts';

type Prompt = Pick<typeof import('#src/shared/passkey/prompt.ts'), 'createPasskey'>;

/** Few add a passkey. */
const loadPasskeyPrompt = (): Promise<Prompt> => import('#src/shared/passkey/prompt.ts');

/**
 * The passkeys of a member of the staff, bound to the server and to this browser. No outcome is `unconfirmed`: the
 * client asks for the login that the server wants to be fresh, and repeats the call.
 */
export const provideStaffPasskeys = (client: StaffClient, loadPrompt = loadPasskeyPrompt) =>
  passkeysMachine.provide({
    actors: {
      loadPasskeys: fromPromise<readonly Passkey[], undefined>(({ signal }) => client(staffPasskeys, { signal })),
      addPasskey: fromPromise<AddOutcome, { name: string }>(({ input, signal }) =>
        add(client, loadPrompt, input.name, signal).catch(refused),
      ),
      renamePasskey: fromPromise<RenameOutcome, { id: number; name: string }>(({ input }) =>
        client(renameStaffPasskey, { body: input }).then(
          (passkey): RenameOutcome => ({ kind: 'renamed', passkey }),
          refused,
        ),
      ),
      removePasskey: fromPromise<RemoveOutcome, { id: number }>(({ input }) =>
        client(removeStaffPasskey, { body: input }).then((): RemoveOutcome => ({ kind: 'removed' }), refused),
      ),
    },
  });

/** The prompt is loaded first, so that a late file does not shorten the time of the challenge. */
async function add(
  client: StaffClient,
  loadPrompt: () => Promise<Prompt>,
  name: string,
  signal: AbortSignal,
): Promise<AddOutcome> {
  const { createPasskey } = await loadPrompt();
  const created = await createPasskey(await client(offerStaffPasskey, { signal }));
  if (created.kind === 'refused') return created;
  return {
    kind: 'added',
    passkey: await client(addStaffPasskey, { body: { name, attestation: created.attestation } }),
  };
}

const refused = (error: unknown) => ({ kind: 'refused', message: refusalText(error) }) as const;
