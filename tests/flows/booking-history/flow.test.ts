import { describeMachine } from '#tools/flows/run/describe-flow.ts';
import { bookingHistoryFlow } from './flow.ts';

describeMachine(bookingHistoryFlow);
