import { describeMachine } from '#tools/flows/run/describe-flow.ts';
import { flow } from './flow.ts';

describeMachine(flow);
