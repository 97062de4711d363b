import { describeMachine } from '#tools/flows/run/describe-flow.ts';
import { siteMenuFlow } from './flow.ts';

describeMachine(siteMenuFlow);
