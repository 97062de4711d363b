import { useEffect, useId } from 'react';
import { recordFailedChunk } from './failed-chunks.ts';
import type { MissingProps } from './lazy-component.tsx';

const retryDelayMs = 5_000;

/** In place of a part that the user has opened and whose chunk failed to load: the notice of missing chunks, until a retry succeeds. */
export function WaitingNotice({ onRetry }: MissingProps) {
  const key = useId();
  useEffect(() => {
    recordFailedChunk(key, 'network');
    return () => recordFailedChunk(key, null);
  }, [key]);
  useEffect(() => {
    const timer = setInterval(onRetry, retryDelayMs);
    return () => clearInterval(timer);
  }, [onRetry]);
  return null;
}
