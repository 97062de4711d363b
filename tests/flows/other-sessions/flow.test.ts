import { describeMachine } from '#tools/flows/run/describe-flow.ts';
import { otherSessionsFlow } from './flow.ts';

describeMachine(otherSessionsFlow);
