import type { SnapshotFrom } from 'xstate';
import type { BookingFilter } from '#contract/booking/booking.ts';
import { myPageMessages } from '#contract/account/my-page-messages.ts';
import type { BookingHistory, bookingHistoryMachine } from '#machines/booking-history.machine.ts';

export type BookingHistoryView = {
  /** The current filter, with the list as soon as it is loaded. */
  filter: BookingFilter;
  rangeError: string | null;
  list: 'loading' | 'failed' | 'loaded';
  history: BookingHistory | null;
  question: string | null;
  isSaving: boolean;
  alert: string | null;
};

/** View of the booking history. */
export function bookingHistoryView(snapshot: SnapshotFrom<typeof bookingHistoryMachine>): BookingHistoryView {
  const { filter, history, rangeError } = snapshot.context;
  const isSaving = snapshot.matches({ results: 'savingCsv' });
  return {
    filter,
    rangeError,
    list: listOf(snapshot),
    history,
    question: isSaving || snapshot.matches({ results: 'confirmingCsv' }) ? myPageMessages.csvConfirm : null,
    isSaving,
    alert: snapshot.matches({ results: 'alerting' }) ? myPageMessages.csvFailed : null,
  };
}

function listOf(snapshot: SnapshotFrom<typeof bookingHistoryMachine>): BookingHistoryView['list'] {
  if (snapshot.matches('loading')) return 'loading';
  return snapshot.matches('failed') ? 'failed' : 'loaded';
}
