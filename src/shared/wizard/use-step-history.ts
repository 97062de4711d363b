import { useEffect, useRef, useState } from 'react';
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
  const heading = useRef<{ to: number; isPush: boolean } | null>(null);
  const [overtaken, setOvertaken] = useState(0);
  useEffect(() => {
    // Back may be pressed before the router has shown an entry just added; then nothing else would run the effect below.
    const overtake = () => {
      if (!heading.current?.isPush) return;
      heading.current = null;
      setOvertaken((count) => count + 1);
    };
    window.addEventListener('popstate', overtake);
    return () => window.removeEventListener('popstate', overtake);
  }, []);
  useEffect(() => {
    // A way takes a while, and its end runs this again: it must not be asked for twice.
    if (heading.current !== null && heading.current.to !== entry) return;
    heading.current = null;
    const wentBack = entry < seen.current && entry < depth;
    seen.current = entry;
    const wanted = wentBack ? onBack() : depth;
    if (entry > wanted) {
      heading.current = { to: wanted, isPush: false };
      void navigate(wanted - entry);
    }
    if (entry < wanted) {
      heading.current = { to: entry + 1, isPush: true };
      seen.current = entry + 1;
      void navigate(pathname + search, { state: { step: entry + 1 } });
    }
  }, [entry, depth, overtaken, onBack, navigate, pathname, search]);
}

function entryOf(state: unknown): number {
  return typeof state === 'object' && state !== null && 'step' in state && typeof state.step === 'number' ? state.step : 0;
}
