import { useEffect } from 'react';

/** While `isUnderWay`, the browser asks before it reloads or leaves the page (spec 001 §2). */
export function useUnloadQuestion(isUnderWay: boolean) {
  useEffect(() => {
    if (!isUnderWay) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isUnderWay]);
}
