import { describeMachine } from './lib/describe-flow.ts';
import { findPasswordFlow } from './find-password.flow.ts';

describeMachine(findPasswordFlow);
