import { describeMachine } from './lib/describe-flow.ts';
import { inquiryFlow } from './inquiry.flow.ts';

describeMachine(inquiryFlow);
