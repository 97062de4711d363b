import { useCallback } from 'react';
import { resolvePath, useLocation, useNavigate } from 'react-router-dom';
import { leaveQuestionMachine } from '#machines/leave-question.machine.ts';
import { useFlow } from '#src/shared/flow/use-flow.ts';
import { useLeaveGuard } from './leave-guard.tsx';
import { useBackQuestion, type Closable } from './use-back-question.ts';

/**
 * While `isUnderWay`, leaving for another page of this site, by a link or by Back, is confirmed by the actor first.
 * While `part` is open, Back closes it first.
 */
export function usePageQuestion(isUnderWay: boolean, part: Closable) {
  const navigate = useNavigate();
  const { pathname, state } = useLocation();
  const actor = useFlow(leaveQuestionMachine);
  const ask = useCallback(
    (to: string) => {
      // Replaces the entry that Back asks at, and remains it.
      if (resolvePath(to, pathname).pathname === pathname) void navigate(to, { state, replace: true });
      else actor.send({ type: 'leave.requested', to });
    },
    [actor, navigate, pathname, state],
  );
  useLeaveGuard(isUnderWay, ask);
  useBackQuestion(isUnderWay, actor, part);
  return actor;
}
