import type { SnapshotFrom } from 'xstate';
import type { AuthType } from '#contract/verification.ts';
import type { verificationMachine } from '#machines/verification.machine.ts';

export type VerificationView = {
  /** The provider whose window is being opened or is open, or whose answer is being redeemed. */
  underWay: AuthType | null;
  isRedeeming: boolean;
  alert: string | null;
};

/** What the verification step shows. */
export const verificationView = (snapshot: SnapshotFrom<typeof verificationMachine>): VerificationView => ({
  underWay: snapshot.matches('underWay') || snapshot.matches('redeeming') ? snapshot.context.authType : null,
  isRedeeming: snapshot.matches('redeeming'),
  alert: snapshot.hasTag('alert') ? snapshot.context.alert : null,
});
