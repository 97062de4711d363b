import type { SnapshotFrom } from 'xstate';
import type { idCheckMachine } from '#machines/id-check.machine.ts';

export type IdCheckView = {
  /** What is being checked, or has been, may not be typed over. */
  isFixed: boolean;
  isChecked: boolean;
  isBusy: boolean;
  alert: string | null;
  isAsking: boolean;
};

/** What the id field shows of its duplicate check. */
export function idCheckView(snapshot: SnapshotFrom<typeof idCheckMachine>): IdCheckView {
  const isAsking = snapshot.matches('confirmingChange');
  const isChecked = isAsking || snapshot.matches('checked');
  return {
    isFixed: isChecked || snapshot.matches('checking') || snapshot.matches('alertingAvailable'),
    isChecked,
    isBusy: snapshot.hasTag('busy'),
    alert: snapshot.hasTag('alert') && !isAsking ? snapshot.context.alert : null,
    isAsking,
  };
}
