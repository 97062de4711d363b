import type { SnapshotFrom } from 'xstate';
import type { Leaving, WithdrawalErrors } from '#contract/account/withdrawal.ts';
import type { withdrawalMachine } from '#machines/withdrawal.machine.ts';

export type WithdrawalView = { entered: Leaving; errors: WithdrawalErrors; isBusy: boolean; alert: string | null };

/** View of the withdrawal; afterwards the form stays inactive until the home page is shown. */
export const withdrawalView = (snapshot: SnapshotFrom<typeof withdrawalMachine>): WithdrawalView => ({
  entered: snapshot.context.entered,
  errors: snapshot.context.errors,
  isBusy: snapshot.hasTag('busy') || snapshot.status === 'done',
  alert: snapshot.hasTag('alert') ? snapshot.context.alert : null,
});
