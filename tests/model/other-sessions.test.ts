import { describeMachine } from './lib/describe-flow.ts';
import { otherSessionsFlow } from './other-sessions.flow.ts';

describeMachine(otherSessionsFlow);
