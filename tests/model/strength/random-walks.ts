import type { Edge } from './components.ts';
import { randomOf, weighted } from './random.ts';

type RandomWalks = { readonly seed: number; readonly count: number; readonly maxLength: number };

/** Walks from vertex 0 at random: the weight of an arc is its probability relative to the other arcs of its vertex. Ends at a dead end. */
export function randomWalks(arcs: readonly Edge[], weightOf: (arc: number) => number, { seed, count, maxLength }: RandomWalks): number[][] {
  const random = randomOf(seed);
  const leaving = new Map<number, number[]>();
  for (const [index, { from }] of arcs.entries()) leaving.set(from, [...(leaving.get(from) ?? []), index]);
  return Array.from({ length: count }, () => {
    const walk: number[] = [];
    let vertex = 0;
    while (walk.length < maxLength) {
      const chosen = weighted(leaving.get(vertex) ?? [], weightOf, random);
      if (chosen === undefined) break;
      walk.push(chosen);
      vertex = arcs[chosen]?.to ?? 0;
    }
    return walk;
  });
}
