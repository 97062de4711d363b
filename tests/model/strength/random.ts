/** Returns pseudo-random numbers in [0, 1), the same for the same seed (mulberry32). */
export function randomOf(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Picks one of the items with a probability proportional to its weight. */
export function weighted<T>(items: readonly T[], weightOf: (item: T) => number, random: () => number): T | undefined {
  let remaining = random() * items.reduce((sum, item) => sum + weightOf(item), 0);
  return items.find((item) => {
    remaining -= weightOf(item);
    return remaining < 0;
  });
}
