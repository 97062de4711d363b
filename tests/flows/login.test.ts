import { describeMachine } from './lib/describe-flow.ts';
import { loginFlow, loginSpeakers } from './login.flow.ts';

describeMachine(loginFlow, { speakers: loginSpeakers });
