import { describeMachine } from '#tools/flows/run/describe-flow.ts';
import { profileEditFlow } from './flow.ts';

describeMachine(profileEditFlow);
