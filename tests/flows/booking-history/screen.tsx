import type { bookingHistoryMachine } from '#machines/booking-history.machine.ts';
import { BookingHistory } from '#src/features/booking/BookingHistory.tsx';
import { bookingHistoryFlow } from './flow.ts';
import { today } from '#tests/fixtures/bookings.ts';
import type { FlowScreen } from '#tests/flows/lib/flow-screen.ts';

export const bookingHistoryScreen: FlowScreen<typeof bookingHistoryMachine> = {
  flow: bookingHistoryFlow,
  title: '흐름/예약 내역',
  id: 'flows-booking-history',
  layout: 'fullscreen',
  render: (actor) => <BookingHistory actor={actor} today={today} />,
};
