/** Calls `start` when a load may start, and returns a function that ends it; each runs once. */
export type Queue = (start: () => void) => () => void;

/** Returns a queue with limited concurrency. The returned function removes a load, before or after its start. */
export function loadQueue(limit: number): Queue {
  const queued = new Set<() => void>();
  let running = 0;
  const startNext = () => {
    for (const start of queued) {
      if (running >= limit) return;
      queued.delete(start);
      running += 1;
      start();
    }
  };
  return (start) => {
    let hasStarted = false;
    let hasEnded = false;
    const entry = () => {
      hasStarted = true;
      start();
    };
    queued.add(entry);
    startNext();
    return () => {
      queued.delete(entry);
      if (!hasStarted || hasEnded) return;
      hasEnded = true;
      running -= 1;
      startNext();
    };
  };
}
