import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/**
 * Keeps one history entry for each step of a flow, so that the browser's Back goes back a step. `onBack` takes the flow back
 * and answers the depth it is at then; a flow that stays gets its entry again. Depth 0 is the page's own entry.
 */
export function useStepHistory(depth: number, onBack: () => number) {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const entry = entryOf(state);
  const seen = useRef(entry);
  const heading = useRef<number | null>(null);
  useEffect(() => {
    // A way back takes a while, and its end runs this again: it must not be asked for twice.
    if (heading.current !== null && heading.current !== entry) return;
    heading.current = null;
    const wentBack = entry < seen.current && entry < depth;
    seen.current = entry;
    const wanted = wentBack ? onBack() : depth;
    if (entry > wanted) {
      heading.current = wanted;
      void navigate(wanted - entry);
    }
    if (entry < wanted) void navigate(pathname + search, { state: { step: entry + 1 } });
  }, [entry, depth, onBack, navigate, pathname, search]);
}

function entryOf(state: unknown): number {
  return typeof state === 'object' && state !== null && 'step' in state && typeof state.step === 'number' ? state.step : 0;
}
