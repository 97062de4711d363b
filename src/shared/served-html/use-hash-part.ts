import { useEffect } from 'react';
import { namedPart } from '../page/named-part.ts';

/** Brings the part that the address names into sight, once the parts are there: the browser looked for it before. */
export function useHashPart(isThere: boolean) {
  useEffect(() => {
    if (!isThere || window.location.hash.length < 2) return;
    const part = document.getElementById(namedPart(window.location.hash));
    part?.scrollIntoView();
    part?.focus({ preventScroll: true });
  }, [isThere]);
}
