import { useCallback, useEffect } from 'react';
import { resolvePath, useLocation, useNavigate } from 'react-router-dom';
import { leaveQuestionMachine } from '#machines/leave-question.machine.ts';
import { useFlow } from '#src/shared/flow/use-flow.ts';
import { useLeaveGuard } from './leave-guard.tsx';

/** While `isUnderWay`, whoever follows a link to another page of this site is asked by the actor first. */
export function useLinkQuestion(isUnderWay: boolean) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const actor = useFlow(leaveQuestionMachine);
  const ask = useCallback(
    (to: string) => {
      if (resolvePath(to, pathname).pathname === pathname) void navigate(to);
      else actor.send({ type: 'leave.requested', to });
    },
    [actor, navigate, pathname],
  );
  useLeaveGuard(isUnderWay, ask);
  useEffect(() => {
    const { unsubscribe } = actor.on('flow.left', ({ to }) => void navigate(to));
    return unsubscribe;
  }, [actor, navigate]);
  return actor;
}
