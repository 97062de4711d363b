import { describeMachine } from './lib/describe-flow.ts';
import { bookingHistoryFlow } from './booking-history.flow.ts';

describeMachine(bookingHistoryFlow);
