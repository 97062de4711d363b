import { describeMachine } from './lib/describe-flow.ts';
import { verificationFlow } from './verification.flow.ts';

describeMachine(verificationFlow);
