import { describeMachine } from '#tools/flows/run/describe-flow.ts';
import { findIdFlow } from './flow.ts';

describeMachine(findIdFlow);
