import type { SnapshotFrom } from 'xstate';
import type { InquiryErrors, InquiryForm } from '#contract/membership/inquiry.ts';
import { inquiryAlerts, type inquiryMachine } from '#machines/inquiry.machine.ts';

export type InquiryView = { entered: InquiryForm; errors: InquiryErrors; isBusy: boolean; alert: string | null };

/** View of the consultation; after sending, the form stays inactive until the home page is shown. */
export const inquiryView = (snapshot: SnapshotFrom<typeof inquiryMachine>): InquiryView => ({
  entered: snapshot.context.entered,
  errors: snapshot.context.errors,
  isBusy: snapshot.hasTag('busy') || snapshot.status === 'done',
  alert: alertOf(snapshot),
});

function alertOf(snapshot: SnapshotFrom<typeof inquiryMachine>): string | null {
  if (snapshot.matches('failed')) return inquiryAlerts.failed;
  return snapshot.matches('alertingSent') ? inquiryAlerts.alertingSent : null;
}
