import { startTransition, useEffect, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';

/**
 * Returns a ref, and whether its element has come near the viewport or is about to be printed; once true, it remains
 * true.
 */
export function useNearViewport<E extends Element>(isInitiallyNear: boolean): [RefObject<E | null>, boolean] {
  const ref = useRef<E>(null);
  const [isNear, setNear] = useState(isInitiallyNear);
  useEffect(() => {
    if (isNear || !ref.current) return undefined;
    const onBeforePrint = () => flushSync(() => setNear(true));
    // On a busy page one callback gets several entries, the oldest first.
    const onIntersection = (entries: IntersectionObserverEntry[]) =>
      entries.some(({ isIntersecting }) => isIntersecting) && startTransition(() => setNear(true));
    const observer = new IntersectionObserver(onIntersection, { rootMargin: '800px 0px' });
    observer.observe(ref.current);
    window.addEventListener('beforeprint', onBeforePrint);
    return () => {
      observer.disconnect();
      window.removeEventListener('beforeprint', onBeforePrint);
    };
  }, [isNear]);
  return [ref, isNear];
}
