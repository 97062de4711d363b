import { useEffect } from 'react';

const firstDelayMs = 5_000;
const maxDelayMs = 60_000;

/** Calls `retry` while `isNeeded`, each time after twice the delay. */
export function useRetries(retry: () => void, isNeeded: boolean): void {
  useEffect(() => {
    if (!isNeeded) return undefined;
    let delayMs = firstDelayMs;
    let timer = setTimeout(retryAndWait, delayMs);
    return () => clearTimeout(timer);

    function retryAndWait() {
      retry();
      delayMs = Math.min(2 * delayMs, maxDelayMs);
      timer = setTimeout(retryAndWait, delayMs);
    }
  }, [retry, isNeeded]);
}
