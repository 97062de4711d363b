import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';
import type { Booking, BookingFilter } from '#contract/booking/booking.ts';
import { dayInKorea } from '#contract/shared/day.ts';
import { bookingHistoryMachine, type BookingHistory } from '#machines/booking-history.machine.ts';
import { bookingCountQuery, bookingsQuery } from '#src/api/booking.ts';
import type { Client } from '#src/api/client.ts';
import { failureKind } from '#src/api/failure-kind.ts';
import { inTime } from '#src/api/time-limit.ts';
import { downloadText } from '#src/lib/download-text.ts';

/**
 * The booking history bound to the server, with responses cached for the member's visit, and to this browser's
 * downloads.
 */
export const provideBookingHistory = (client: Client, queryClient: QueryClient) =>
  bookingHistoryMachine.provide({
    actors: {
      loadBookings: fromPromise<BookingHistory, BookingFilter>(async ({ input }) => {
        const [bookings, count] = await Promise.all([
          queryClient.query(bookingsQuery(client, input)),
          queryClient.query(bookingCountQuery(client, input)),
        ]);
        return { bookings, count };
      }),
      saveCsv: fromPromise<void, readonly Booking[]>(async ({ input }) => {
        const { bookingCsv, csvFileName } = await inTime(import('./booking-csv.ts'));
        downloadText(csvFileName(dayInKorea(new Date())), bookingCsv(input), 'text/csv;charset=utf-8');
      }),
    },
    actions: {
      logFailure: (_, { error }) => console.error(`Booking history: ${failureKind(error)}`),
    },
  });
