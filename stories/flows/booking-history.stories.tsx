import type { StoryObj } from '@storybook/react-vite';
import { BookingHistory } from '#src/features/booking/BookingHistory.tsx';
import { bookingHistoryFlow } from '#tests/model/booking-history.flow.ts';
import { today } from '#tests/model/fixtures/bookings.ts';
import { frozenActors } from './frozen.ts';

export default { title: '흐름/예약 내역', id: 'flows-booking-history', tags: ['autodocs'], parameters: { layout: 'fullscreen' } };

const frozenAt = frozenActors(bookingHistoryFlow);

const at = (state: string): StoryObj => ({
  parameters: { state },
  render: () => <BookingHistory actor={frozenAt(state)} today={today} />,
});

export const Loading = at('loading');
export const Empty = at('empty');
export const Failed = at('failed');
export const Listed = at('results.listed');
export const ConfirmingCsv = at('results.confirmingCsv');
export const SavingCsv = at('results.savingCsv');
export const Alerting = at('results.alerting');
