import { useEffect } from 'react';

let isAllowed = false;

/** Lets the next navigation happen without the browser's question: it is part of the flow. */
export function leaveWithoutQuestion() {
  isAllowed = true;
  window.addEventListener('pageshow', () => (isAllowed = false), { once: true });
}

/** While `isUnderWay`, the browser asks before it reloads or leaves the page (spec 001 §2). */
export function useUnloadQuestion(isUnderWay: boolean) {
  useEffect(() => {
    if (!isUnderWay) return undefined;
    const ask = (event: BeforeUnloadEvent) => {
      if (!isAllowed) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isUnderWay]);
}
