import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { scrollLimits } from '#contract/site/frame-limits.ts';
import { sectionInView } from './section-in-view.ts';

/**
 * While scrolling, sets the hash to the section that is at least half visible (spec 000 §2), without adding a history
 * entry.
 */
export function useSectionHash(ids: readonly string[], isDisabled: boolean) {
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  const update = useEffectEvent(() => {
    // The URL of the next page must not be overwritten.
    if (window.location.pathname !== pathname || window.location.search !== search) return;
    const boxes = ids.flatMap((id) => {
      const { top, bottom } = document.getElementById(id)?.getBoundingClientRect() ?? {};
      return top === undefined || bottom === undefined ? [] : [{ id, top, bottom }];
    });
    const inView = sectionInView(boxes, window.innerHeight, hash.slice(1));
    if (inView === undefined || (inView ?? '') === hash.slice(1)) return;
    void navigate({ pathname, search, hash: inView ?? '' }, { replace: true });
  });
  useEffect(() => {
    if (isDisabled) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onScroll = () => {
      timer ??= setTimeout(() => {
        timer = undefined;
        update();
      }, scrollLimits.spyIntervalMs);
    };
    // For scrolling that happened before the listener was added.
    if (window.scrollY > 0) onScroll();
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      clearTimeout(timer);
      window.removeEventListener('scroll', onScroll);
    };
  }, [isDisabled]);
}
