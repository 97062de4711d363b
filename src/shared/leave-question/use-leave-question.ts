import { useCallback } from 'react';
import { leaveQuestionMachine } from '#machines/leave-question.machine.ts';
import { useFlow } from '#src/shared/flow/use-flow.ts';
import { useLeaveGuard } from './leave-guard.tsx';
import { useBackQuestion, type Closable } from './use-back-question.ts';
import { useUnloadQuestion } from './use-unload-question.ts';

/**
 * While `isUnderWay`, the user is asked before leaving: by the actor for links and Back, by the browser for the rest.
 * While `part` is open, Back closes it first.
 */
export function useLeaveQuestion(isUnderWay: boolean, part: Closable) {
  const actor = useFlow(leaveQuestionMachine);
  const ask = useCallback((to: string) => actor.send({ type: 'leave.requested', to }), [actor]);
  useLeaveGuard(isUnderWay, ask);
  useUnloadQuestion(isUnderWay);
  useBackQuestion(isUnderWay, actor, part);
  return actor;
}
