import type { SnapshotFrom } from 'xstate';
import type { InquiryErrors, InquiryForm } from '#contract/inquiry.ts';
import { inquiryAlerts, type inquiryMachine } from '#machines/inquiry.machine.ts';

export type InquiryView = { entered: InquiryForm; errors: InquiryErrors; isBusy: boolean; alert: string | null };

/** What the consultation shows; who has sent it finds nothing more to do until the home page is there. */
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
