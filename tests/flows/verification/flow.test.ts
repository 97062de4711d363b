import { describeMachine } from '#tools/flows/run/describe-flow.ts';
import { verificationFlow } from './flow.ts';

describeMachine(verificationFlow);
