import { startTransition, useEffect, useState } from 'react';
import { whenSettled } from './when-settled.ts';

/**
 * Whether the page has loaded and the browser has been idle since; gates everything that is not needed above the fold.
 */
export function usePageIdle(): boolean {
  const [isSettled, setSettled] = useState(false);
  useEffect(() => whenSettled(() => startTransition(() => setSettled(true))), []);
  return isSettled;
}
