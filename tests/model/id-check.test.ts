import { describeMachine } from './lib/describe-flow.ts';
import { idCheckFlow } from './id-check.flow.ts';

describeMachine(idCheckFlow);
