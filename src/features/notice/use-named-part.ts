import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** The part of a notice that an address can ask for (spec 000 §2): `?pre-check-in`. */
const part = 'pre-check-in';

/** The entries of the history that have been followed to their part. */
const followed = new Set<string>();

/** Brings the part that the address asks for into sight as soon as the notice is there; who comes back stays where they were. */
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
