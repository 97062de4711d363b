import { startTransition, useEffect, useState } from 'react';
import { whenSettled } from './when-settled.ts';

/** Whether the first screen stands: the page has loaded and nothing else is to be done. What the first screen does not need waits for it. */
export function useSettled(): boolean {
  const [isSettled, setSettled] = useState(false);
  useEffect(() => whenSettled(() => startTransition(() => setSettled(true))), []);
  return isSettled;
}
