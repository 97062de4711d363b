import type { SnapshotFrom } from 'xstate';
import type { Leaving, WithdrawalErrors } from '#contract/withdrawal.ts';
import type { withdrawalMachine } from '#machines/withdrawal.machine.ts';

export type WithdrawalView = { entered: Leaving; errors: WithdrawalErrors; isBusy: boolean; alert: string | null };

/** What the withdrawal screen shows; who has left finds nothing more to do until the home page is there. */
export const withdrawalView = (snapshot: SnapshotFrom<typeof withdrawalMachine>): WithdrawalView => ({
  entered: snapshot.context.entered,
  errors: snapshot.context.errors,
  isBusy: snapshot.hasTag('busy') || snapshot.status === 'done',
  alert: snapshot.hasTag('alert') ? snapshot.context.alert : null,
});
