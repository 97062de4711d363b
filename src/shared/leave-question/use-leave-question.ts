import { useCallback, useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '#contract/site/site-paths.ts';
import { leaveQuestionMachine } from '#machines/leave-question.machine.ts';
import { useFlow } from '#src/shared/flow/use-flow.ts';
import { useStepHistory } from '../wizard/use-step-history.ts';
import { useLeaveGuard } from './leave-guard.tsx';
import { useUnloadQuestion } from './use-unload-question.ts';

const back = 'back';

/** While `isUnderWay`, whoever is about to leave is asked first: by the actor for links and Back, by the browser for the rest. */
export function useLeaveQuestion(isUnderWay: boolean) {
  const navigate = useNavigate();
  const actor = useFlow(leaveQuestionMachine);
  const ask = useCallback((to: string) => actor.send({ type: 'leave.requested', to }), [actor]);
  const askAtBack = useCallback(() => {
    ask(back);
    return 1;
  }, [ask]);
  useLeaveGuard(isUnderWay, ask);
  useUnloadQuestion(isUnderWay);
  useStepHistory(isUnderWay ? 1 : 0, askAtBack);
  useEffect(() => {
    const { unsubscribe } = actor.on('flow.left', ({ to }) => {
      if (to !== back) void navigate(to);
      else if (entriesBefore() > 1) void navigate(-2);
      else void navigate(paths.home, { replace: true });
    });
    return unsubscribe;
  }, [actor, navigate]);
  return actor;
}

/** How many entries of this site lie before the current one: the router counts them in the history's state. */
function entriesBefore(): number {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null && 'idx' in state && typeof state.idx === 'number' ? state.idx : 0;
}
