import { describeMachine } from '#tools/flows/run/describe-flow.ts';
import { leaveQuestionFlow } from './flow.ts';

describeMachine(leaveQuestionFlow);
