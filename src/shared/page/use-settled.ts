import { startTransition, useEffect, useState } from 'react';
import { whenIdle } from './when-idle.ts';

/** Whether the first screen stands: the page has loaded and nothing else is to be done. What the first screen does not need waits for it. */
export function useSettled(): boolean {
  const [isSettled, setSettled] = useState(false);
  useEffect(() => {
    let takeBack: () => void = () => undefined;
    const settle = () => (takeBack = whenIdle(() => startTransition(() => setSettled(true))));
    if (document.readyState === 'complete') settle();
    else window.addEventListener('load', settle, { once: true });
    return () => {
      window.removeEventListener('load', settle);
      takeBack();
    };
  }, []);
  return isSettled;
}
