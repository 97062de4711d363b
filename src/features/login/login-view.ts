import type { SnapshotFrom } from 'xstate';
import { lockLeftMessage } from '#contract/account/login-messages.ts';
import { durationText } from '#contract/shared/messages.ts';
import type { loginMachine } from '#machines/login.machine.ts';
import type { LoginField } from '#machines/login.types.ts';

export type LoginView = {
  errors: Partial<Record<LoginField, string>>;
  alert: string | null;
  /** The remaining time of the lock while an id is locked, otherwise null. */
  lock: string | null;
  isBusy: boolean;
  /** While the user logs in with a passkey. */
  isPasskeyBusy: boolean;
};

/** View of the login screen. */
export function loginView(snapshot: SnapshotFrom<typeof loginMachine>): LoginView {
  const { context } = snapshot;
  return {
    errors: context.errors,
    alert: snapshot.hasTag('alert') ? context.alert : null,
    lock: snapshot.matches({ locked: 'waiting' }) ? lockLeftMessage(durationText(context.secondsLeft)) : null,
    isPasskeyBusy:
      snapshot.matches('askingPasskey') ||
      snapshot.matches('checkingReservationById') ||
      snapshot.matches('signingInByPasskey'),
    isBusy: snapshot.hasTag('busy') || snapshot.status === 'done',
  };
}
