import type { SnapshotFrom } from 'xstate';
import type { idCheckMachine } from '#machines/id-check.machine.ts';

export type IdCheckView = {
  /** The field is read-only while its value is being checked, and once it has been. */
  isFixed: boolean;
  isChecked: boolean;
  isBusy: boolean;
  alert: string | null;
  isConfirming: boolean;
};

/** View of the duplicate check beside the id field. */
export function idCheckView(snapshot: SnapshotFrom<typeof idCheckMachine>): IdCheckView {
  const isConfirming = snapshot.matches('confirmingChange');
  const isChecked = isConfirming || snapshot.matches('checked');
  return {
    isFixed: isChecked || snapshot.matches('checking') || snapshot.matches('alertingAvailable'),
    isChecked,
    isBusy: snapshot.hasTag('busy'),
    alert: snapshot.hasTag('alert') && !isConfirming ? snapshot.context.alert : null,
    isConfirming,
  };
}
