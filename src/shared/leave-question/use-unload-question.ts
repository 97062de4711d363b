import { useEffect } from 'react';

let isMeant = false;

/** The next page is part of what is under way: the browser is not to ask. */
export function leaveWithoutQuestion() {
  isMeant = true;
  window.addEventListener('pageshow', () => (isMeant = false), { once: true });
}

/** While `isUnderWay`, the browser asks before it reloads or leaves the page (spec 001 §2). */
export function useUnloadQuestion(isUnderWay: boolean) {
  useEffect(() => {
    if (!isUnderWay) return undefined;
    const ask = (event: BeforeUnloadEvent) => {
      if (!isMeant) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isUnderWay]);
}
