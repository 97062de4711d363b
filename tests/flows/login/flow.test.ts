import { describeMachine } from '#tools/flows/run/describe-flow.ts';
import { loginFlow } from './flow.ts';

describeMachine(loginFlow);
