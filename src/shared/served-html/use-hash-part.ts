import { useEffect } from 'react';
import { namedPart } from '../page/named-part.ts';

/** Scrolls to the element that the hash names once the content is rendered, as the browser looked for it before. */
export function useHashPart(isThere: boolean) {
  useEffect(() => {
    if (!isThere || window.location.hash.length < 2) return;
    const part = document.getElementById(namedPart(window.location.hash));
    part?.scrollIntoView();
    part?.focus({ preventScroll: true });
  }, [isThere]);
}
