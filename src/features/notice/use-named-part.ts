import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** The section of a notice that the query string can name (spec 000 §2): `?pre-check-in`. */
const part = 'pre-check-in';

/** The entries of the history that have been followed to their part. */
const followed = new Set<string>();

/** Scrolls to the section that the query string names as soon as the notice is rendered, except after Back, when the scroll position is restored. */
export function useNamedPart(isThere: boolean) {
  const { search, key } = useLocation();
  const isAskedFor = new URLSearchParams(search).has(part);
  useEffect(() => {
    const element = isThere && isAskedFor && !followed.has(key) ? document.getElementById(part) : null;
    if (!element) return;
    followed.add(key);
    element.tabIndex = -1;
    element.focus({ preventScroll: true });
    element.scrollIntoView({ behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth' });
  }, [isThere, isAskedFor, key]);
}
