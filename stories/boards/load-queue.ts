/** Resolves when a load may begin, with a function that ends it; each runs once. */
export type Queue = (begin: () => void) => () => void;

/** Returns a queue in which so many loads run at a time. What it returns takes a load out again, before or after it has begun. */
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
