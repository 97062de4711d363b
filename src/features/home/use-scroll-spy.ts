import { startTransition, useEffect, useState } from 'react';
import { scrollLimits } from '#contract/site/frame-limits.ts';

type ScrollSpy = { current: string | null; tone: 'light' | 'dark' };

/**
 * Returns the section in view, and whether the middle of the viewport is over a picture; computed every 66 ms at most
 * (spec 000 §9).
 */
export function useScrollSpy(sections: readonly { id: string }[]): ScrollSpy {
  const [state, setState] = useState<ScrollSpy>({ current: null, tone: 'light' });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const update = () => {
      timer = undefined;
      const next = { current: sections.find(({ id }) => isInView(id))?.id ?? null, tone: toneOfMiddle() };
      startTransition(() =>
        setState((previous) => (previous.current === next.current && previous.tone === next.tone ? previous : next)),
      );
    };
    const onScroll = () => (timer ??= setTimeout(update, scrollLimits.spyIntervalMs));
    update();
    window.addEventListener('scroll', onScroll, { passive: true });
    window.addEventListener('resize', onScroll);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('scroll', onScroll);
      window.removeEventListener('resize', onScroll);
    };
  }, [sections]);
  return state;
}

/** A section counts as in view while it covers a line a little below the middle of the window. */
function isInView(id: string): boolean {
  const section = document.getElementById(id);
  if (!section) return false;
  const { top, bottom } = section.getBoundingClientRect();
  const line = window.innerHeight * 0.6;
  return top < line && bottom >= line;
}

function toneOfMiddle(): ScrollSpy['tone'] {
  const middle = window.innerHeight / 2;
  const isOnPicture = Array.from(document.querySelectorAll('[data-tone="light"]')).some((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return top < middle && bottom > middle;
  });
  return isOnPicture ? 'light' : 'dark';
}
