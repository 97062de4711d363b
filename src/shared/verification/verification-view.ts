import type { SnapshotFrom } from 'xstate';
import type { AuthType } from '#contract/verification.ts';
import type { verificationMachine } from '#machines/verification.machine.ts';

export type VerificationView = {
  /** The provider whose window is being opened or is open. */
  underWay: AuthType | null;
  alert: string | null;
};

/** What the verification step shows. */
export const verificationView = (snapshot: SnapshotFrom<typeof verificationMachine>): VerificationView => ({
  underWay: snapshot.matches('underWay') ? snapshot.context.authType : null,
  alert: snapshot.hasTag('alert') ? snapshot.context.alert : null,
});
