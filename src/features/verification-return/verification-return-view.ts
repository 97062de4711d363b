import type { SnapshotFrom } from 'xstate';
import type { verificationReturnMachine } from '#machines/verification-return.machine.ts';

/**
 * `delivered` and `unconfirmed` apply to a window that the provider has severed from its opener, and that the browser
 * does not close.
 */
export type VerificationReturnView = { phase: 'checking' | 'delivered' | 'unconfirmed'; alert: string | null };

/** View of the return pages. */
export const verificationReturnView = (
  snapshot: SnapshotFrom<typeof verificationReturnMachine>,
): VerificationReturnView => ({
  phase: phaseOf(snapshot),
  alert: snapshot.hasTag('alert') ? snapshot.context.alert : null,
});

function phaseOf(snapshot: SnapshotFrom<typeof verificationReturnMachine>): VerificationReturnView['phase'] {
  if (snapshot.matches('delivered')) return 'delivered';
  return snapshot.matches({ delivering: 'unconfirmed' }) ? 'unconfirmed' : 'checking';
}
