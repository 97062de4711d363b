import { describeMachine } from './lib/describe-flow.ts';
import { findIdFlow } from './find-id.flow.ts';

describeMachine(findIdFlow);
