import { describeMachine } from './lib/describe-flow.ts';
import { leaveQuestionFlow } from './leave-question.flow.ts';

describeMachine(leaveQuestionFlow);
