import { describeMachine } from '#tools/flows/run/describe-flow.ts';
import { shareFlow } from './flow.ts';

describeMachine(shareFlow);
