/** Calls `begin` when a load may start, and returns a function that ends it; each runs once. */
export type Queue = (begin: () => void) => () => void;

/** Returns a queue with limited concurrency. The returned function removes a load, before or after its start. */
export function loadQueue(limit: number): Queue {
  const waiting = new Set<() => void>();
  let running = 0;
  const next = () => {
    for (const begin of waiting) {
      if (running >= limit) return;
      waiting.delete(begin);
      running += 1;
      begin();
    }
  };
  return (begin) => {
    let hasBegun = false;
    let hasEnded = false;
    const entry = () => {
      hasBegun = true;
      begin();
    };
    waiting.add(entry);
    next();
    return () => {
      waiting.delete(entry);
      if (!hasBegun || hasEnded) return;
      hasEnded = true;
      running -= 1;
      next();
    };
  };
}
