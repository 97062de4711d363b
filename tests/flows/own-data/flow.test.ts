import { describeMachine } from '#tools/flows/run/describe-flow.ts';
import { ownDataFlow } from './flow.ts';

describeMachine(ownDataFlow);
