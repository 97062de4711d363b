import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { ActorRefFrom } from 'xstate';
import { stepHistoryMachine } from '#machines/step-history.machine.ts';
import { traverse } from '#src/lib/traverse.ts';
import { useClientValue } from '#src/lib/use-client-value.ts';
import { useFlow } from '#src/shared/flow/use-flow.ts';
import { stepOf } from '../page/step-of.ts';
import { entryState } from '../page/entry-state.ts';

/**
 * Adds one history entry for each step of a flow, so that Back goes back one step. `onBack` takes the flow back and
 * returns its new depth; a flow that stays gets its entry back. Depth 0 is the page's own entry; null once the flow is
 * done, which disables it. Returns the actor.
 */
export function useStepHistory(depth: number | null, onBack: () => number): ActorRefFrom<typeof stepHistoryMachine> {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const actor = useFlow(stepHistoryMachine, { input: { entry: stepOf(state) } });
  // During hydration the flow is in its initial state, wherever it continues afterwards.
  const isHydrated = useClientValue(() => true, false);
  const isEnabled = depth !== null && isHydrated;
  useEffect(() => {
    const subscriptions = [
      actor.on('entry.added', ({ entry }) => {
        // A return to an entry with a hash would move the focus to the element that it names.
        if (window.location.hash !== '') void navigate({ pathname, search }, { replace: true, state });
        void navigate({ pathname, search }, { state: { step: entry } });
      }),
      actor.on('return.requested', ({ entry }) => {
        if (entry === currentEntry()) actor.send({ type: 'entry.reached', entry });
        else traverse(entry - currentEntry());
      }),
    ];
    return () => subscriptions.forEach((subscription) => subscription.unsubscribe());
  }, [actor, navigate, pathname, search, state]);
  // The entry that was just added may not be rendered yet when Back is pressed.
  useEffect(() => {
    if (!isEnabled) return undefined;
    const onPopState = () => {
      if (window.location.pathname !== pathname) return;
      const entry = currentEntry();
      const isBack = actor.getSnapshot().can({ type: 'step.back', entry, depth: entry });
      actor.send(isBack ? { type: 'step.back', entry, depth: onBack() } : { type: 'entry.reached', entry });
    };
    window.addEventListener('popstate', onPopState);
    return () => window.removeEventListener('popstate', onPopState);
  }, [actor, isEnabled, onBack, pathname]);
  useEffect(() => {
    if (isEnabled && depth !== actor.getSnapshot().context.depth) actor.send({ type: 'step.changed', depth });
  }, [actor, depth, isEnabled]);
  return actor;
}

const currentEntry = () => stepOf(entryState().usr);
