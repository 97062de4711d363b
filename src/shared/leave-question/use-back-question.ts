import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { ActorRefFrom } from 'xstate';
import { paths } from '#contract/site/site-paths.ts';
import type { leaveQuestionMachine } from '#machines/leave-question.machine.ts';
import { useStepHistory } from '../wizard/use-step-history.ts';
import { leaveWithoutQuestion } from './use-unload-question.ts';

const back = 'back';

/**
 * While `isUnderWay`, the history has one more entry, so that Back asks the actor first. A confirmed Back leads to the entry before this
 * page, of this site or of another one, or home if there is none; any other destination is navigated to.
 */
export function useBackQuestion(isUnderWay: boolean, actor: ActorRefFrom<typeof leaveQuestionMachine>) {
  const navigate = useNavigate();
  const { key } = useLocation();
  const [isGoingBack, setGoingBack] = useState(false);
  const isOpenedByAddress = useRef(false);
  const ask = useCallback(() => {
    actor.send({ type: 'leave.requested', to: back });
    return 1;
  }, [actor]);
  useStepHistory(isGoingBack ? null : Number(isUnderWay), ask);
  useEffect(() => {
    const { unsubscribe } = actor.on('flow.left', ({ to }) => {
      if (to !== back) {
        void navigate(to);
        return;
      }
      // The entry of the question is the last one: all others lie before it.
      isOpenedByAddress.current = window.history.length - 1 > entriesBefore();
      setGoingBack(true);
    });
    return unsubscribe;
  }, [actor, navigate]);
  // One entry at a time, until this page is unmounted: a login in between leaves it more than two entries.
  const leftEntry = useRef('');
  useEffect(() => {
    if (!isGoingBack || leftEntry.current === key) return;
    leftEntry.current = key;
    if (entriesBefore() > 0) void navigate(-1);
    else if (isOpenedByAddress.current) {
      leaveWithoutQuestion();
      window.history.back();
    } else void navigate(paths.home, { replace: true });
  }, [isGoingBack, key, navigate]);
}

/** How many entries of this site lie before the current one: the router counts them in the history's state. */
function entriesBefore(): number {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null && 'idx' in state && typeof state.idx === 'number' ? state.idx : 0;
}
