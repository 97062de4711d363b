import { useEffect } from 'react';

const firstDelayMs = 5_000;
const maxDelayMs = 60_000;

/** Calls `retry` while `isNeeded`, each time after twice the delay. */
export function useRetries(retry: () => void, isNeeded: boolean): void {
  useEffect(() => {
    if (!isNeeded) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    const wait = (delayMs: number) => {
      timer = setTimeout(() => {
        retry();
        wait(Math.min(2 * delayMs, maxDelayMs));
      }, delayMs);
    };
    wait(firstDelayMs);
    return () => clearTimeout(timer);
  }, [retry, isNeeded]);
}
