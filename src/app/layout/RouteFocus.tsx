import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { whenElementExists } from '#src/lib/when-element-exists.ts';
import { namedPart } from '#src/shared/page/named-part.ts';
import { stepOf } from '#src/shared/page/step-of.ts';

/**
 * After a navigation within the site, reading, tabbing and scrolling start at the new page, as after a page load; with a hash, at the element that it
 * names, as soon as that exists. A link to the current page is followed again. An entry that a page adds for a step of its own moves nothing.
 */
export function RouteFocus() {
  const { pathname, search, hash, key, state } = useLocation();
  const isStep = stepOf(state) > 0;
  const type = useNavigationType();
  const shown = useRef({ pathname, address: pathname + search + hash });
  useEffect(() => {
    const before = shown.current;
    shown.current = { pathname, address: pathname + search + hash };
    const isFirst = key === 'default';
    const isFollowed = type === NavigationType.Push;
    const isRedirected = type === NavigationType.Replace && before.pathname !== pathname;
    if (before.pathname !== pathname || (isFollowed && !isStep && before.address === shown.current.address)) beginPage(type !== NavigationType.Pop);
    return hash !== '' && (isFirst || isFollowed || isRedirected) ? whenElementExists(namedPart(hash), goTo) : undefined;
  }, [pathname, search, hash, key, type, isStep]);
  return null;
}

function beginPage(isScrolled: boolean) {
  document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
  if (isScrolled) window.scrollTo(0, 0);
}

function goTo(target: HTMLElement) {
  if (!target.matches('a[href], button, input, select, textarea, [tabindex]')) target.tabIndex = -1;
  target.focus({ preventScroll: true });
  target.scrollIntoView();
}
