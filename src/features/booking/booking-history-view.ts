import type { SnapshotFrom } from 'xstate';
import type { BookingFilter } from '#contract/booking.ts';
import { messages } from '#contract/messages.ts';
import type { BookingHistory, bookingHistoryMachine } from '#machines/booking-history.machine.ts';

export type BookingHistoryView = {
  /** What is asked for, and what the list shows as soon as it is there. */
  filter: BookingFilter;
  rangeError: string | null;
  list: 'loading' | 'failed' | 'loaded';
  history: BookingHistory | null;
  question: string | null;
  isSaving: boolean;
  alert: string | null;
};

/** What the booking history's screen shows. */
export function bookingHistoryView(snapshot: SnapshotFrom<typeof bookingHistoryMachine>): BookingHistoryView {
  const { filter, history, rangeError } = snapshot.context;
  const isSaving = snapshot.matches({ results: 'savingCsv' });
  return {
    filter,
    rangeError,
    list: listOf(snapshot),
    history,
    question: isSaving || snapshot.matches({ results: 'confirmingCsv' }) ? messages.csvConfirm : null,
    isSaving,
    alert: snapshot.matches({ results: 'alerting' }) ? messages.csvFailed : null,
  };
}

function listOf(snapshot: SnapshotFrom<typeof bookingHistoryMachine>): BookingHistoryView['list'] {
  if (snapshot.matches('loading')) return 'loading';
  return snapshot.matches('failed') ? 'failed' : 'loaded';
}
