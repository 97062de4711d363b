import { describeMachine } from '#tools/flows/run/describe-flow.ts';
import { inquiryFlow } from './flow.ts';

describeMachine(inquiryFlow);
