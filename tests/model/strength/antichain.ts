/**
 * Returns how many of `count` items can be chosen so that none comes before another (Dilworth): that many paths are needed to visit all items.
 * `isBefore` must be transitive.
 */
export function widestAntichain(count: number, isBefore: (one: number, other: number) => boolean): number {
  const items = Array.from({ length: count }, (_, item) => item);
  const later = items.map((one) => items.filter((other) => other !== one && isBefore(one, other)));
  const previousOf = new Map<number, number>();

  /** Finds a successor for an item, reassigning others to their next option. */
  const follows = (one: number, tried: Set<number>): boolean =>
    (later[one] ?? []).some((other) => {
      if (tried.has(other)) return false;
      tried.add(other);
      const previous = previousOf.get(other);
      if (previous !== undefined && !follows(previous, tried)) return false;
      previousOf.set(other, one);
      return true;
    });

  return count - items.filter((one) => follows(one, new Set())).length;
}
