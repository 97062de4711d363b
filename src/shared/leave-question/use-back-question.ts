import { useCallback, useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import type { ActorRefFrom } from 'xstate';
import { paths } from '#contract/site/site-paths.ts';
import type { leaveQuestionMachine } from '#machines/leave-question.machine.ts';
import { traverse } from '#src/lib/traverse.ts';
import { entryState } from '../page/entry-state.ts';
import { useStepHistory } from '../wizard/use-step-history.ts';
import { leaveWithoutQuestion } from './use-unload-question.ts';

const back = 'back';

/** A part of the page that Back closes while it is open. */
export type Closable = { isOpen: boolean; close: () => void };

/**
 * While `isUnderWay`, the history has one more entry, so that Back asks the actor first; while `part` is open, it has
 * another one. A confirmed Back leads to the entry before this page, of this site or of another one, or home if there
 * is none; any other destination is navigated to.
 */
export function useBackQuestion(
  isUnderWay: boolean,
  actor: ActorRefFrom<typeof leaveQuestionMachine>,
  { isOpen, close }: Closable,
) {
  const navigate = useNavigate();
  const goBack = useCallback(() => {
    if (isOpen) close();
    else actor.send({ type: 'leave.requested', to: back });
    return Number(isUnderWay);
  }, [actor, isUnderWay, isOpen, close]);
  const history = useStepHistory(isOpen ? 2 : Number(isUnderWay), goBack);
  useEffect(() => {
    const subscriptions = [
      actor.on('flow.left', ({ to }) => {
        // The entry of the question is the last one: all others lie before it.
        if (to === back)
          history.send({ type: 'page.left', hasOtherSite: window.history.length - 1 > entryState().idx });
        else void navigate(to);
      }),
      history.on('exit.requested', ({ hasOtherSite }) => {
        if (entryState().idx > 0) traverse(-1);
        else if (hasOtherSite) {
          leaveWithoutQuestion();
          window.history.back();
        } else void navigate(paths.home, { replace: true });
      }),
    ];
    return () => subscriptions.forEach((subscription) => subscription.unsubscribe());
  }, [actor, history, navigate]);
}
