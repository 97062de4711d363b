import type { SnapshotFrom } from 'xstate';
import { lockLeftMessage } from '#contract/account/login-messages.ts';
import { durationText } from '#contract/shared/messages.ts';
import type { StaffSignInField, staffSignInMachine } from '#machines/staff-sign-in.machine.ts';

export type SignInView = {
  errors: Partial<Record<StaffSignInField, string>>;
  alert: string | null;
  /** The remaining time of the lock while an id is locked, otherwise null. */
  lock: string | null;
  isBusy: boolean;
  /** While the user logs in with a passkey. */
  isPasskeyBusy: boolean;
};

/** View of the login of the back office. */
export function signInView(snapshot: SnapshotFrom<typeof staffSignInMachine>): SignInView {
  const { context } = snapshot;
  return {
    errors: context.errors,
    alert: snapshot.hasTag('alert') ? context.alert : null,
    lock: snapshot.matches({ locked: 'waiting' }) ? lockLeftMessage(durationText(context.secondsLeft)) : null,
    isBusy: snapshot.hasTag('busy') || snapshot.status === 'done',
    isPasskeyBusy: snapshot.matches('signingInByPasskey'),
  };
}
