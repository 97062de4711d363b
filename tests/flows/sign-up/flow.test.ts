import { describeMachine } from '#tools/flows/run/describe-flow.ts';
import { signUpFlow } from './flow.ts';

describeMachine(signUpFlow);
