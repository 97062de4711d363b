import { useEffect } from 'react';

/** Brings the part that the address names into sight, once the parts are there: the browser looked for it before. */
export function useHashPart(isThere: boolean) {
  useEffect(() => {
    if (!isThere || window.location.hash.length < 2) return;
    const part = document.getElementById(decodeURIComponent(window.location.hash.slice(1)));
    part?.scrollIntoView();
    part?.focus({ preventScroll: true });
  }, [isThere]);
}
