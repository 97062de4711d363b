import { whenIdle } from './when-idle.ts';

/** Runs a callback on idle after the `load` event; returns a function that cancels it. */
export function whenSettled(run: () => void): () => void {
  let cancelIdle: () => void = () => undefined;
  const settle = () => (cancelIdle = whenIdle(run));
  if (document.readyState === 'complete') settle();
  else window.addEventListener('load', settle, { once: true });
  return () => {
    window.removeEventListener('load', settle);
    cancelIdle();
  };
}
