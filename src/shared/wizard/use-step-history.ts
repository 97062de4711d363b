import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useClientValue } from '#src/lib/use-client-value.ts';
import { stepOf } from '../page/step-of.ts';

/**
 * Adds one history entry for each step of a flow, so that Back goes back one step. `onBack` takes the flow back and returns its new depth; a flow
 * that stays gets its entry back. Depth 0 is the page's own entry; null once the flow is done, which disables it.
 */
export function useStepHistory(depth: number | null, onBack: () => number) {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const entry = stepOf(state);
  const isHydrated = useClientValue(() => true, false);
  const lastEntry = useRef(entry);
  const pending = useRef<{ to: number; pushedAfter: number | null } | null>(null);
  const [returns, setReturns] = useState(0);
  useEffect(() => {
    const count = () => setReturns((counted) => counted + 1);
    window.addEventListener('popstate', count);
    return () => window.removeEventListener('popstate', count);
  }, []);
  useEffect(() => {
    // During hydration the flow is in its initial state, wherever it continues afterwards.
    if (depth === null || !isHydrated) return;
    // A history traversal is asynchronous and its end runs this again: it must not be requested twice. But Back may arrive before an entry just added.
    const isOutdated = pending.current !== null && pending.current.pushedAfter !== null && pending.current.pushedAfter !== returns;
    if (pending.current !== null && pending.current.to !== entry && !isOutdated) return;
    // Going back to an entry by the flow itself is not a Back of the user: the flow may have moved on meanwhile.
    if (pending.current?.to === entry) lastEntry.current = entry;
    pending.current = null;
    const wentBack = entry < lastEntry.current && entry < depth;
    lastEntry.current = entry;
    const target = wentBack ? onBack() : depth;
    if (entry > target) {
      pending.current = { to: target, pushedAfter: null };
      void navigate(target - entry);
    }
    if (entry < target) {
      pending.current = { to: entry + 1, pushedAfter: returns };
      lastEntry.current = entry + 1;
      void navigate(pathname + search, { state: { step: entry + 1 } });
    }
  }, [entry, depth, isHydrated, returns, onBack, navigate, pathname, search]);
}
