import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { whenElementExists } from '#src/lib/when-element-exists.ts';
import { idInHash } from '#src/shared/page/hash-id.ts';
import { stepOf } from '#src/shared/page/step-of.ts';

/**
 * After a navigation within the site, reading, tabbing and scrolling start at the new page, as after a page load; with
 * a hash, at the element that it names, as soon as that exists. A link to the current page is followed again. A history
 * entry that a page adds for one of its steps moves nothing.
 */
export function RouteFocus() {
  const { pathname, search, hash, key, state } = useLocation();
  const isStep = stepOf(state) > 0;
  const type = useNavigationType();
  const currentPage = useRef({ pathname, url: pathname + search + hash });
  useEffect(() => {
    const previous = currentPage.current;
    currentPage.current = { pathname, url: pathname + search + hash };
    const isFirst = key === 'default';
    const isFollowed = type === NavigationType.Push;
    const isRedirected = type === NavigationType.Replace && previous.pathname !== pathname;
    if (previous.pathname !== pathname || (isFollowed && !isStep && previous.url === currentPage.current.url))
      focusPage(type !== NavigationType.Pop);
    return hash !== '' && (isFirst || isFollowed || isRedirected)
      ? whenElementExists(idInHash(hash), focusElement)
      : undefined;
  }, [pathname, search, hash, key, type, isStep]);
  return null;
}

function focusPage(isScrolled: boolean) {
  document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
  if (isScrolled) window.scrollTo(0, 0);
}

function focusElement(target: HTMLElement) {
  if (!target.matches('a[href], button, input, select, textarea, [tabindex]')) target.tabIndex = -1;
  target.focus({ preventScroll: true });
  target.scrollIntoView();
}
