const latest = 3_000;

/** Runs what can wait once the first screen stands and nothing else is to be done, within a few seconds. */
export function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(run, { timeout: latest });
  else setTimeout(run, latest);
}
