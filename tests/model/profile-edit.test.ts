import { describeMachine } from './lib/describe-flow.ts';
import { profileEditFlow } from './profile-edit.flow.ts';

describeMachine(profileEditFlow);
