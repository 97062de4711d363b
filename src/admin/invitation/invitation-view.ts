import type { SnapshotFrom } from 'xstate';
import type { OpenedInvitation } from '#contract/staff/staff.ts';
import type { AcceptanceField, staffInvitationMachine } from '#machines/staff-invitation.machine.ts';

export type InvitationView = {
  opened: OpenedInvitation | null;
  errors: Partial<Record<AcceptanceField, string>>;
  alert: string | null;
  /** Why there is no form, or null. */
  failure: string | null;
  canRetry: boolean;
  isBusy: boolean;
};

/** View of an invitation. */
export function invitationView(snapshot: SnapshotFrom<typeof staffInvitationMachine>): InvitationView {
  const { context } = snapshot;
  const canRetry = snapshot.matches('unopened');
  return {
    opened: context.opened,
    errors: context.errors,
    alert: snapshot.hasTag('alert') ? context.alert : null,
    failure: canRetry || snapshot.matches('invalid') ? context.alert : null,
    canRetry,
    isBusy: snapshot.hasTag('busy'),
  };
}
