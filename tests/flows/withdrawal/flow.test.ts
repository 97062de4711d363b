import { describeMachine } from '#tools/flows/run/describe-flow.ts';
import { withdrawalFlow } from './flow.ts';

describeMachine(withdrawalFlow);
