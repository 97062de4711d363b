/** Calls when the browser has time, or after two seconds where it cannot say; answers how to call it off. */
export function whenIdle(call: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const handle = window.requestIdleCallback(call);
    return () => window.cancelIdleCallback(handle);
  }
  const timer = setTimeout(call, 2_000);
  return () => clearTimeout(timer);
}
