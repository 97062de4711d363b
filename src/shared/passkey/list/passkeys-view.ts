import type { SnapshotFrom } from 'xstate';
import type { Passkey } from '#contract/account/passkey.ts';
import { passkeyRemovalMessage } from '#contract/account/passkey-list-messages.ts';
import { passkeyLimits } from '#contract/account/passkey-limits.ts';
import type { passkeysMachine } from '#machines/passkeys.machine.ts';

export type PasskeysView = {
  passkeys: readonly Passkey[];
  isPending: boolean;
  isFailed: boolean;
  canAdd: boolean;
  /** The name field: for a new passkey, or for one that has a name. Null while it is closed. */
  naming: 'new' | 'existing' | null;
  /** Name that the field begins with. */
  name: string;
  error: string | null;
  isSaving: boolean;
  isRemoving: boolean;
  question: string | null;
  alert: string | null;
};

/** View of the user's passkeys. */
export function passkeysView(snapshot: SnapshotFrom<typeof passkeysMachine>): PasskeysView {
  const { passkeys, chosen, name, error, alert } = snapshot.context;
  const isSaving = snapshot.matches('adding') || snapshot.matches('renaming');
  const isNaming = isSaving || snapshot.matches('naming') || snapshot.matches('unsaved');
  const isRemoving = snapshot.matches('removing');
  return {
    passkeys,
    isPending: snapshot.matches('loading'),
    isFailed: snapshot.matches('failed'),
    canAdd: passkeys.length < passkeyLimits.perMember,
    naming: isNaming ? (chosen === null ? 'new' : 'existing') : null,
    name,
    error,
    isSaving,
    isRemoving,
    question: chosen && (isRemoving || snapshot.matches('confirming')) ? passkeyRemovalMessage(chosen.name) : null,
    alert: snapshot.matches('alerting') || snapshot.matches('unsaved') ? alert : null,
  };
}
