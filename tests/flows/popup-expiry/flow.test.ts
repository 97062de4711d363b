import { describeMachine } from '#tools/flows/run/describe-flow.ts';
import { popupExpiryFlow } from './flow.ts';

describeMachine(popupExpiryFlow);
