import { describeMachine } from './lib/describe-flow.ts';
import { signUpFlow } from './sign-up.flow.ts';

describeMachine(signUpFlow);
