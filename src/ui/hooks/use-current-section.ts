import { useEffect, useState } from 'react';

/**
 * Returns the id of the section being read: the last of `ids` whose top has been scrolled into the upper third of the
 * window, else the first.
 */
export function useCurrentSection(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  const joined = ids.join(' ');
  useEffect(() => {
    const fromLast = joined
      .split(' ')
      .flatMap((id) => document.getElementById(id) ?? [])
      .reverse();
    const limit = () => (window.scrollY > 0 ? window.innerHeight / 3 : 0);
    const update = () => setCurrent(fromLast.find((section) => section.getBoundingClientRect().top < limit())?.id);
    update();
    window.addEventListener('scroll', update, { passive: true });
    return () => window.removeEventListener('scroll', update);
  }, [joined]);
  return current !== undefined && ids.includes(current) ? current : ids[0];
}
