import { describeMachine } from './lib/describe-flow.ts';
import { loginFlow } from './login.flow.ts';

describeMachine(loginFlow);
