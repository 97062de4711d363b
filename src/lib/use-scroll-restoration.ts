import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/** How far down each entry of the history was left, by its key. */
const depths = new Map<string, number>();

/** Back and Forward lead to where the page was left; the browser's own try comes before the list is there, and finds the page too short, or a hash to go to instead. */
export function useScrollRestoration(isSettled: boolean) {
  const { key } = useLocation();
  const isReturn = useNavigationType() === NavigationType.Pop;
  const settled = useRef<string>(undefined);
  useLayoutEffect(() => {
    if (!isSettled) return undefined;
    const left = depths.get(key);
    const returning = isReturn && settled.current !== key && left !== undefined ? returnTo(left) : undefined;
    settled.current = key;
    const note = () => returning?.isUnderWay() || depths.set(key, window.scrollY);
    note();
    // A click may navigate away before the scroll event of an earlier scroll has fired.
    for (const type of noted) window.addEventListener(type, note, { capture: true, passive: true });
    return () => {
      returning?.end();
      for (const type of noted) window.removeEventListener(type, note, { capture: true });
    };
  }, [key, isSettled, isReturn]);
  useEffect(keepBrowserFromTrying, []);
}

const noted = ['scroll', 'click', 'popstate'];

/** Scrolls down to a position, again each time the page grows (a list may learn its height late), until it is reached or the user scrolls. */
function returnTo(depth: number) {
  const way = new AbortController();
  const go = () => {
    window.scrollTo(0, depth);
    if (Math.abs(window.scrollY - depth) < 1) way.abort();
  };
  const growth = new ResizeObserver(go);
  way.signal.addEventListener('abort', () => growth.disconnect());
  for (const type of ['wheel', 'touchstart', 'pointerdown', 'keydown']) window.addEventListener(type, () => way.abort(), { passive: true, signal: way.signal });
  growth.observe(document.body);
  go();
  return { isUnderWay: () => !way.signal.aborted, end: () => way.abort() };
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
