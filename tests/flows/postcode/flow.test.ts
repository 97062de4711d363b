import { describeMachine } from '#tools/flows/run/describe-flow.ts';
import { postcodeFlow } from './flow.ts';

describeMachine(postcodeFlow);
