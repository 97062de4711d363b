import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { scrollLimits } from '#contract/site/frame-limits.ts';
import { sectionInView } from './section-in-view.ts';

/** While scrolling, sets the hash to the section that is at least half visible (spec 000 §2), without adding a history entry. */
export function useSectionHash(ids: readonly string[], isOff: boolean) {
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  const look = useEffectEvent(() => {
    // The URL of the next page must not be overwritten.
    if (window.location.pathname !== pathname || window.location.search !== search) return;
    const boxes = ids.flatMap((id) => {
      const { top, bottom } = document.getElementById(id)?.getBoundingClientRect() ?? {};
      return top === undefined || bottom === undefined ? [] : [{ id, top, bottom }];
    });
    const seen = sectionInView(boxes, window.innerHeight, hash.slice(1));
    if (seen === undefined || (seen ?? '') === hash.slice(1)) return;
    void navigate({ pathname, search, hash: seen ?? '' }, { replace: true });
  });
  useEffect(() => {
    if (isOff) return undefined;
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const onScroll = () => {
      waiting ??= setTimeout(() => {
        waiting = undefined;
        look();
      }, scrollLimits.spyIntervalMs);
    };
    // For scrolling that happened before the listener was added.
    if (window.scrollY > 0) onScroll();
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      clearTimeout(waiting);
      window.removeEventListener('scroll', onScroll);
    };
  }, [isOff]);
}
