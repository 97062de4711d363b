import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { scrollLimits } from '#contract/site/frame-limits.ts';
import { scrollToElement } from '#src/ui/hooks/scroll-to.ts';

/**
 * Scrolls smoothly to the element that the parameter `loc` names once everything above it is rendered, and removes the parameter from the URL (spec
 * 000 §2). Does nothing if the user has scrolled meanwhile. Returns whether there is one.
 */
export function useLoc(isSettled: boolean): boolean {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const loc = new URLSearchParams(search).get('loc');
  const isGivenUp = useRef(false);

  useEffect(() => {
    if (loc === null) return undefined;
    isGivenUp.current = false;
    const hands = new AbortController();
    for (const type of ['wheel', 'touchmove', 'keydown']) window.addEventListener(type, () => (isGivenUp.current = true), { once: true, passive: true, signal: hands.signal });
    return () => hands.abort();
  }, [loc]);

  useEffect(() => {
    if (loc === null || !isSettled) return undefined;
    let isLeft = false;
    const target = isGivenUp.current ? null : document.getElementById(loc);
    const rest = new URLSearchParams(search);
    rest.delete('loc');
    const clean = () => {
      if (!isLeft) void navigate({ pathname, search: rest.toString(), hash: target ? loc : '' }, { replace: true });
    };
    if (target) void goTo(target).then(clean);
    else clean();
    return () => {
      isLeft = true;
    };
  }, [loc, isSettled, navigate, pathname, search]);

  return loc !== null;
}

function goTo(target: HTMLElement): Promise<void> {
  target.focus({ preventScroll: true });
  const covered = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  return scrollToElement(target, -covered, scrollLimits.arrowMs);
}
