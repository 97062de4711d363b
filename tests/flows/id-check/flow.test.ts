import { describeMachine } from '#tools/flows/run/describe-flow.ts';
import { idCheckFlow } from './flow.ts';

describeMachine(idCheckFlow);
