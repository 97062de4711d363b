import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/** How far down each entry of the history was left, by its key. */
const depths = new Map<string, number>();

/** Back and Forward lead to where the page was left; the browser's own try comes before the list is there, and finds the page too short, or a hash to go to instead. */
export function useScrollMemory(isSettled: boolean) {
  const { key } = useLocation();
  const isReturn = useNavigationType() === NavigationType.Pop;
  const settled = useRef<string>(undefined);
  useLayoutEffect(() => {
    if (!isSettled) return undefined;
    const left = depths.get(key);
    if (isReturn && settled.current !== key && left !== undefined) window.scrollTo(0, left);
    settled.current = key;
    const note = () => void depths.set(key, window.scrollY);
    note();
    window.addEventListener('scroll', note, { passive: true });
    return () => window.removeEventListener('scroll', note);
  }, [key, isSettled, isReturn]);
  useEffect(keepBrowserFromTrying, []);
}

/** From the first scrolling on, so that a reload, whose depth is known to the browser only, is still its own. */
function keepBrowserFromTrying() {
  const keep = () => (window.history.scrollRestoration = 'manual');
  const allow = () => (window.history.scrollRestoration = 'auto');
  window.addEventListener('scroll', keep, { passive: true });
  window.addEventListener('pagehide', allow);
  return () => {
    window.removeEventListener('scroll', keep);
    window.removeEventListener('pagehide', allow);
    allow();
  };
}
