import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { scrollLimits } from '#contract/site/frame-limits.ts';
import { scrollToElement } from '#src/ui/hooks/scroll-to.ts';

/**
 * Scrolls smoothly to the element that the parameter `loc` names once everything above it is rendered, and removes the
 * parameter from the URL (spec 000 §2). Does nothing if the user has scrolled meanwhile. Returns whether the URL has
 * that parameter.
 */
export function useLoc(isSettled: boolean): boolean {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const loc = new URLSearchParams(search).get('loc');
  const hasUserScrolled = useRef(false);

  useEffect(() => {
    if (loc === null) return undefined;
    hasUserScrolled.current = false;
    const listeners = new AbortController();
    for (const type of ['wheel', 'touchmove', 'keydown'])
      window.addEventListener(type, () => (hasUserScrolled.current = true), {
        once: true,
        passive: true,
        signal: listeners.signal,
      });
    return () => listeners.abort();
  }, [loc]);

  useEffect(() => {
    if (loc === null || !isSettled) return undefined;
    let isCancelled = false;
    const target = hasUserScrolled.current ? null : document.getElementById(loc);
    const params = new URLSearchParams(search);
    params.delete('loc');
    const removeParam = () => {
      if (!isCancelled)
        void navigate({ pathname, search: params.toString(), hash: target ? loc : '' }, { replace: true });
    };
    if (target) void focusAndScrollTo(target).then(removeParam);
    else removeParam();
    return () => {
      isCancelled = true;
    };
  }, [loc, isSettled, navigate, pathname, search]);

  return loc !== null;
}

function focusAndScrollTo(target: HTMLElement): Promise<void> {
  target.focus({ preventScroll: true });
  const headerHeight = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  return scrollToElement(target, -headerHeight, scrollLimits.arrowMs);
}
