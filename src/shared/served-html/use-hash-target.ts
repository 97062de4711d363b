import { useEffect } from 'react';
import { idInHash } from '../page/hash-id.ts';

/** Scrolls to the element that the hash names once the content is rendered, as the browser has looked for it before. */
export function useHashTarget(isRendered: boolean) {
  useEffect(() => {
    if (!isRendered || window.location.hash.length < 2) return;
    const target = document.getElementById(idInHash(window.location.hash));
    target?.scrollIntoView();
    target?.focus({ preventScroll: true });
  }, [isRendered]);
}
