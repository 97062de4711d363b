import { useEffect, useId } from 'react';
import { recordFailedChunk } from './failed-chunks.ts';

/**
 * In place of a part that the user has opened and whose chunk failed to load: the notice of missing chunks, until a
 * retry succeeds.
 */
export function WaitingNotice() {
  const key = useId();
  useEffect(() => {
    recordFailedChunk(key, 'network');
    return () => recordFailedChunk(key, null);
  }, [key]);
  return null;
}
