import { whenIdle } from './when-idle.ts';

/** Runs what can wait until the page has loaded and nothing else is to be done; returns what cancels it. */
export function whenSettled(run: () => void): () => void {
  let takeBack: () => void = () => undefined;
  const settle = () => (takeBack = whenIdle(run));
  if (document.readyState === 'complete') settle();
  else window.addEventListener('load', settle, { once: true });
  return () => {
    window.removeEventListener('load', settle);
    takeBack();
  };
}
