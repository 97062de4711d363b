import type { SnapshotFrom } from 'xstate';
import type { AuthType } from '#contract/account/verification.ts';
import type { verificationMachine } from '#machines/verification.machine.ts';

export type VerificationView = {
  /** The provider whose window is opening or open, or whose result is being redeemed. */
  underWay: AuthType | null;
  isRedeeming: boolean;
  /** Whether this page itself goes to the provider. */
  isLeaving: boolean;
  /** Whether the window is closed, or cut off from this page. */
  isDetached: boolean;
  /** The provider that this page itself can go to, once its window was blocked or lost. */
  sameTab: AuthType | null;
  alert: string | null;
};

/** View of the verification step. */
export function verificationView(snapshot: SnapshotFrom<typeof verificationMachine>): VerificationView {
  const { authType, isSameTabOffered, alert } = snapshot.context;
  const isDetached = snapshot.matches({ underWay: 'detached' });
  const isUnderWay = snapshot.hasTag('busy') || snapshot.matches('underWay');
  return {
    underWay: isUnderWay && !isDetached ? authType : null,
    isLeaving: snapshot.matches('leaving'),
    isRedeeming: snapshot.matches('redeeming'),
    isDetached,
    sameTab: isSameTabOffered ? authType : null,
    alert: snapshot.hasTag('alert') ? alert : null,
  };
}
