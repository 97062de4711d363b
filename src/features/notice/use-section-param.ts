import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** The section of a notice that the query string can request (spec 000 §2): `?pre-check-in`. */
const sectionId = 'pre-check-in';

/** Keys of the history entries that have been scrolled to the section. */
const scrolledEntries = new Set<string>();

/**
 * Scrolls to the section that the query string requests as soon as the notice is rendered, except after Back, when the
 * scroll position is restored.
 */
export function useSectionParam(isRendered: boolean) {
  const { search, key } = useLocation();
  const isRequested = new URLSearchParams(search).has(sectionId);
  useEffect(() => {
    const element = isRendered && isRequested && !scrolledEntries.has(key) ? document.getElementById(sectionId) : null;
    if (!element) return;
    scrolledEntries.add(key);
    element.tabIndex = -1;
    element.focus({ preventScroll: true });
    element.scrollIntoView({ behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth' });
  }, [isRendered, isRequested, key]);
}
