import { bookings, countBookings } from '#contract/booking/booking.ts';
import { provideBookingHistory } from '#src/features/booking/actors.ts';
import { anyEnding, client, defineCalls, queryClient } from '../lib/calls.ts';

const replacesList = { [anyEnding]: 'The error replaces the list, with a retry button.' };

/** The calls of the flow, with the errors that it treats in its own way. */
export const calls = defineCalls(provideBookingHistory(client, queryClient), [
  {
    actor: 'loadBookings',
    endpoint: bookings,
    quiet: replacesList,
    before: { [countBookings.path]: { booking: 0, internals: 0, cancel: 0 } },
  },
  { actor: 'loadBookings', endpoint: countBookings, quiet: replacesList, before: { [bookings.path]: [] } },
]);
