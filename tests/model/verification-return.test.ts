import { describeMachine } from './lib/describe-flow.ts';
import { verificationReturnFlow } from './verification-return.flow.ts';

describeMachine(verificationReturnFlow);
