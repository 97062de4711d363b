import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/** After a navigation within the site, reading, tabbing and scrolling start at the new page, as after a page load. */
export function RouteFocus() {
  const { pathname } = useLocation();
  const isReturn = useNavigationType() === NavigationType.Pop;
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    document.querySelector('main')?.focus({ preventScroll: true });
    if (!isReturn) window.scrollTo(0, 0);
  }, [pathname, isReturn]);
  return null;
}
