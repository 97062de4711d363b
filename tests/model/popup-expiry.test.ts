import { describeMachine } from './lib/describe-flow.ts';
import { popupExpiryFlow } from './popup-expiry.flow.ts';

describeMachine(popupExpiryFlow);
