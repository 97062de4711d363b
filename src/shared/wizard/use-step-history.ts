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
  const seen = useRef(entry);
  const heading = useRef<{ to: number; pushedAfter: number | null } | null>(null);
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
    const isOvertaken = heading.current !== null && heading.current.pushedAfter !== null && heading.current.pushedAfter !== returns;
    if (heading.current !== null && heading.current.to !== entry && !isOvertaken) return;
    // Going back to an entry by the flow itself is not a Back of the user: the flow may have moved on meanwhile.
    if (heading.current?.to === entry) seen.current = entry;
    heading.current = null;
    const wentBack = entry < seen.current && entry < depth;
    seen.current = entry;
    const wanted = wentBack ? onBack() : depth;
    if (entry > wanted) {
      heading.current = { to: wanted, pushedAfter: null };
      void navigate(wanted - entry);
    }
    if (entry < wanted) {
      heading.current = { to: entry + 1, pushedAfter: returns };
      seen.current = entry + 1;
      void navigate(pathname + search, { state: { step: entry + 1 } });
    }
  }, [entry, depth, isHydrated, returns, onBack, navigate, pathname, search]);
}
