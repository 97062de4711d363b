import { describeMachine } from './lib/describe-flow.ts';
import { siteMenuFlow } from './site-menu.flow.ts';

describeMachine(siteMenuFlow);
