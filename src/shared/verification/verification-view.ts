import type { SnapshotFrom } from 'xstate';
import type { AuthType } from '#contract/verification.ts';
import type { verificationMachine } from '#machines/verification.machine.ts';

export type VerificationView = {
  /** The provider whose window is being opened or is open, or whose answer is being redeemed. */
  underWay: AuthType | null;
  isRedeeming: boolean;
  /** Whether this page itself goes to the provider, for want of a window. */
  isLeaving: boolean;
  alert: string | null;
};

/** What the verification step shows. */
export const verificationView = (snapshot: SnapshotFrom<typeof verificationMachine>): VerificationView => ({
  underWay: snapshot.hasTag('busy') || snapshot.matches('underWay') ? snapshot.context.authType : null,
  isLeaving: snapshot.matches('leaving'),
  isRedeeming: snapshot.matches('redeeming'),
  alert: snapshot.hasTag('alert') ? snapshot.context.alert : null,
});
