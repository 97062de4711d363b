import type { bookingHistoryMachine } from '#machines/booking-history.machine.ts';
import { BookingHistory } from '#src/features/booking/BookingHistory.tsx';
import { flow } from './flow.ts';
import { today } from '#tests/fixtures/bookings.ts';
import type { FlowScreen } from '../lib/flow-screen.ts';

export const screen: FlowScreen<typeof bookingHistoryMachine> = {
  flow: flow.onMachine,
  title: '흐름/예약 내역',
  id: 'flows-booking-history',
  layout: 'fullscreen',
  render: (actor) => <BookingHistory actor={actor} today={today} />,
};
