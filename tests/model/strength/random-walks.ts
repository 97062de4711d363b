import type { Edge } from './components.ts';
import { randomOf, weighted } from './random.ts';

type RandomWalks = { readonly seed: number; readonly count: number; readonly longest: number };

/** Walks from vertex 0 at random, each step as likely as its arc's weight says among those that leave its vertex. Ends where nothing leads on. */
export function randomWalks(arcs: readonly Edge[], weightOf: (arc: number) => number, { seed, count, longest }: RandomWalks): number[][] {
  const random = randomOf(seed);
  const leaving = new Map<number, number[]>();
  for (const [index, { from }] of arcs.entries()) leaving.set(from, [...(leaving.get(from) ?? []), index]);
  return Array.from({ length: count }, () => {
    const walk: number[] = [];
    let vertex = 0;
    while (walk.length < longest) {
      const chosen = weighted(leaving.get(vertex) ?? [], weightOf, random);
      if (chosen === undefined) break;
      walk.push(chosen);
      vertex = arcs[chosen]?.to ?? 0;
    }
    return walk;
  });
}
