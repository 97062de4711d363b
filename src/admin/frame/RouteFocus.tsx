import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useSessionState } from '../session/session-context.tsx';

/**
 * After a navigation and after the login, reading and tabbing start at the heading of the new page. On the first page
 * they start where the browser does.
 */
export function RouteFocus() {
  const { pathname } = useLocation();
  const { kind } = useSessionState();
  // The end of a session and its renewal leave the page, and the focus in it.
  const shown = `${kind === 'ended' ? 'signedIn' : kind} ${pathname}`;
  const isFirst = kind === 'asking';
  const previous = useRef(shown);
  const wasFirst = useRef(true);
  useEffect(() => {
    if (previous.current === shown) return;
    previous.current = shown;
    if (!isFirst && !wasFirst.current) {
      document.querySelector('h1')?.focus({ preventScroll: true });
      window.scrollTo(0, 0);
    }
    wasFirst.current = isFirst;
  }, [shown, isFirst]);
  return null;
}
