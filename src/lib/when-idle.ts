const timeoutMs = 3_000;
/** WebKit has no `requestIdleCallback`: hydration and the first paint get this much ahead. */
const fallbackDelayMs = 200;

/** Runs a callback on idle, after three seconds at the latest; returns a function that cancels it. */
export function whenIdle(run: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(run, fallbackDelayMs);
    return () => clearTimeout(timer);
  }
  const id = window.requestIdleCallback(run, { timeout: timeoutMs });
  return () => window.cancelIdleCallback(id);
}
