import { describeMachine } from './lib/describe-flow.ts';
import { postcodeFlow } from './postcode.flow.ts';

describeMachine(postcodeFlow);
