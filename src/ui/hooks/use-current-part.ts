import { useEffect, useState } from 'react';

/** The id of the part being read: the last one of `ids` that scrolling has brought to the upper third of the window; the first until then. */
export function useCurrentPart(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  const joined = ids.join(' ');
  useEffect(() => {
    const parts = joined.split(' ').flatMap((id) => document.getElementById(id) ?? []);
    const limit = () => (window.scrollY > 0 ? window.innerHeight / 3 : 0);
    const read = () => setCurrent(parts.findLast((part) => part.getBoundingClientRect().top < limit())?.id);
    read();
    window.addEventListener('scroll', read, { passive: true });
    return () => window.removeEventListener('scroll', read);
  }, [joined]);
  return current !== undefined && ids.includes(current) ? current : ids[0];
}
