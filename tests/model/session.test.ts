import { describeMachine } from './lib/describe-flow.ts';
import { sessionFlow } from './session.flow.ts';

describeMachine(sessionFlow);
