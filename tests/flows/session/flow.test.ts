import { describeMachine } from '#tools/flows/run/describe-flow.ts';
import { sessionFlow } from './flow.ts';

describeMachine(sessionFlow);
