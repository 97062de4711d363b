import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/** Last scroll position of each history entry, by the key of the entry. */
const positions = new Map<string, number>();

/**
 * Restores the scroll position on Back and Forward. The browser's own restoration runs before the list is rendered: the
 * page is still too short, or the browser scrolls to the hash instead.
 */
export function useScrollRestoration(isSettled: boolean) {
  const { key } = useLocation();
  const isReturn = useNavigationType() === NavigationType.Pop;
  const restoredKey = useRef<string>(undefined);
  const unreached = useRef<number>(undefined);
  useLayoutEffect(() => {
    if (!isSettled) return undefined;
    // While the page is too short for its position, its hash may be replaced, which gives the entry another key.
    const position = isReturn && restoredKey.current !== key ? positions.get(key) : unreached.current;
    const restoration = position === undefined ? undefined : scrollUntilReached(position);
    restoredKey.current = key;
    const save = ({ type }: { type?: string } = {}) => {
      // The next page may scroll to its top while this one is still rendered. On `popstate`, the entry in the history
      // is the next one already.
      const isCurrent = ((keyInHistory() ?? key) === key) === (type !== 'popstate');
      if (isCurrent && !restoration?.isActive()) positions.set(key, window.scrollY);
    };
    save();
    // A click may navigate away before the scroll event of an earlier scroll has fired.
    for (const type of saveEvents) window.addEventListener(type, save, { capture: true, passive: true });
    return () => {
      unreached.current = restoration?.isActive() ? position : undefined;
      restoration?.stop();
      for (const type of saveEvents) window.removeEventListener(type, save, { capture: true });
    };
  }, [key, isSettled, isReturn]);
  useEffect(disableBrowserRestoration, []);
}

/**
 * React Router stores the key of an entry in its state; the first entry of a visit has none. Returns undefined if the
 * router did not write the entry.
 */
function keyInHistory(): string | undefined {
  const state: unknown = window.history.state;
  if (typeof state !== 'object' || state === null) return undefined;
  return 'key' in state && typeof state.key === 'string' ? state.key : 'default';
}

const saveEvents = ['scroll', 'click', 'popstate'];

/**
 * Scrolls to a position, and again each time the page grows (a list may get its height late), until the position is
 * reached or the user scrolls.
 */
function scrollUntilReached(position: number) {
  const controller = new AbortController();
  const scroll = () => {
    window.scrollTo(0, position);
    if (Math.abs(window.scrollY - position) < 1) controller.abort();
  };
  const observer = new ResizeObserver(scroll);
  controller.signal.addEventListener('abort', () => observer.disconnect());
  for (const type of ['wheel', 'touchstart', 'pointerdown', 'keydown'])
    window.addEventListener(type, () => controller.abort(), { passive: true, signal: controller.signal });
  observer.observe(document.body);
  scroll();
  return { isActive: () => !controller.signal.aborted, stop: () => controller.abort() };
}

/** Only from the first scroll on: after a reload, only the browser knows the position, and restores it. */
function disableBrowserRestoration() {
  const disable = () => (window.history.scrollRestoration = 'manual');
  const enable = () => (window.history.scrollRestoration = 'auto');
  window.addEventListener('scroll', disable, { passive: true });
  window.addEventListener('pagehide', enable);
  return () => {
    window.removeEventListener('scroll', disable);
    window.removeEventListener('pagehide', enable);
    enable();
  };
}
