import { storyAt } from './story-at.tsx';
import { bookingHistoryScreen } from './screens/booking-history.tsx';

export default { title: '흐름/예약 내역', id: 'flows-booking-history', tags: ['autodocs'], parameters: { layout: 'fullscreen' } };

const at = storyAt(bookingHistoryScreen);

export const Loading = at('loading');
export const Empty = at('empty');
export const Failed = at('failed');
export const Listed = at('results.listed');
export const ConfirmingCsv = at('results.confirmingCsv');
export const SavingCsv = at('results.savingCsv');
export const Alerting = at('results.alerting');
