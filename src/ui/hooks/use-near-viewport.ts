import { startTransition, useEffect, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';

/** Whether an element has come near the window, or is about to be printed; once it has, it stays so. */
export function useNearViewport<E extends Element>(isNearAtOnce: boolean): [RefObject<E | null>, boolean] {
  const place = useRef<E>(null);
  const [isNear, setNear] = useState(isNearAtOnce);
  useEffect(() => {
    if (isNear || !place.current) return undefined;
    const print = () => flushSync(() => setNear(true));
    // On a busy page one callback gets several entries, the oldest first.
    const look = (entries: IntersectionObserverEntry[]) => entries.some(({ isIntersecting }) => isIntersecting) && startTransition(() => setNear(true));
    const observer = new IntersectionObserver(look, { rootMargin: '800px 0px' });
    observer.observe(place.current);
    window.addEventListener('beforeprint', print);
    return () => {
      observer.disconnect();
      window.removeEventListener('beforeprint', print);
    };
  }, [isNear]);
  return [place, isNear];
}
