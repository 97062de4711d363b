import { useEffect, useRef } from 'react';

/**
 * Returns a function that calls its callback at once; during a press of the mouse or a tap, after the click. A message
 * that appears between press and release moves the control under the pointer, which then loses the click.
 */
export function useAfterPress(): (callback: () => void) => void {
  const callbacks = useRef<(() => void)[]>(undefined);
  useEffect(() => {
    const listening = new AbortController();
    const options = { capture: true, signal: listening.signal };
    let timer: ReturnType<typeof setTimeout>;
    const start = () => {
      clearTimeout(timer);
      callbacks.current ??= [];
    };
    const end = () => {
      // The click follows the release within the same task.
      timer = setTimeout(() => {
        const waiting = callbacks.current ?? [];
        callbacks.current = undefined;
        for (const callback of waiting) callback();
      });
    };
    // A tap has mouse events too, and moves the focus by them; a drag ends without the release.
    document.addEventListener('mousedown', start, options);
    document.addEventListener('mouseup', end, options);
    document.addEventListener('dragend', end, options);
    return () => {
      listening.abort();
      clearTimeout(timer);
    };
  }, []);
  return (callback) => {
    if (callbacks.current) callbacks.current.push(callback);
    else callback();
  };
}
