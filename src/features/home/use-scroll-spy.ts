import { startTransition, useEffect, useState } from 'react';
import { scrollLimits } from '#contract/site/frame-limits.ts';

type Spied = { current: string | null; tone: 'light' | 'dark' };

/** The section in view, and whether the middle of the viewport is over a picture; computed every 66 ms at most (spec 000 §9). */
export function useScrollSpy(sections: readonly { id: string }[]): Spied {
  const [spied, setSpied] = useState<Spied>({ current: null, tone: 'light' });
  useEffect(() => {
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      waiting = undefined;
      const now = { current: sections.findLast(({ id }) => isReached(id))?.id ?? null, tone: toneOfMiddle() };
      startTransition(() => setSpied((before) => (before.current === now.current && before.tone === now.tone ? before : now)));
    };
    const onScroll = () => (waiting ??= setTimeout(look, scrollLimits.spyIntervalMs));
    look();
    window.addEventListener('scroll', onScroll, { passive: true });
    window.addEventListener('resize', onScroll);
    return () => {
      clearTimeout(waiting);
      window.removeEventListener('scroll', onScroll);
      window.removeEventListener('resize', onScroll);
    };
  }, [sections]);
  return spied;
}

/** From a little below the middle of the window on, a section counts as in view until the next one does. */
function isReached(id: string): boolean {
  const section = document.getElementById(id);
  return section !== null && section.getBoundingClientRect().top < window.innerHeight * 0.6;
}

function toneOfMiddle(): Spied['tone'] {
  const middle = window.innerHeight / 2;
  const isOnPicture = Array.from(document.querySelectorAll('[data-tone="light"]')).some((place) => {
    const { top, bottom } = place.getBoundingClientRect();
    return top < middle && bottom > middle;
  });
  return isOnPicture ? 'light' : 'dark';
}
