import { describeMachine } from './lib/describe-flow.ts';
import { shareFlow } from './share.flow.ts';

describeMachine(shareFlow);
