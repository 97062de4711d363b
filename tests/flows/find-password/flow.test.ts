import { describeMachine } from '#tools/flows/run/describe-flow.ts';
import { findPasswordFlow } from './flow.ts';

describeMachine(findPasswordFlow);
