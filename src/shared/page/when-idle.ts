const latest = 3_000;

/** Runs what can wait once the first screen stands and nothing else is to be done, within a few seconds; answers what takes it back. */
export function whenIdle(run: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(run, latest);
    return () => clearTimeout(timer);
  }
  const id = window.requestIdleCallback(run, { timeout: latest });
  return () => window.cancelIdleCallback(id);
}
