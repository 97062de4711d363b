import { describeMachine } from './lib/describe-flow.ts';
import { withdrawalFlow } from './withdrawal.flow.ts';

describeMachine(withdrawalFlow);
