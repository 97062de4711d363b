import { describeMachine } from './lib/describe-flow.ts';
import { ownDataFlow } from './own-data.flow.ts';

describeMachine(ownDataFlow);
