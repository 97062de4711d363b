import { describeMachine } from '#tools/flows/run/describe-flow.ts';
import { verificationReturnFlow } from './flow.ts';

describeMachine(verificationReturnFlow);
