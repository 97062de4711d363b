/** An arc of a graph, and the labels that it covers. */
export type LabelledArc = { readonly from: number; readonly to: number; readonly labels: readonly string[] };

/**
 * Finds paths from vertex 0, of at most `maxLength` arcs each, that together cover each label; each is a list of indices
 * of arcs. Greedy: a path goes to the nearest uncovered label until it is too long or there is none. A path is longer
 * only if its first label is farther away.
 */
export function coverWalks(
  size: number,
  arcs: readonly LabelledArc[],
  maxLength: number,
): readonly (readonly number[])[] {
  const leaving: number[][] = Array.from({ length: size }, () => []);
  for (const [index, { from }] of arcs.entries()) leaving[from]?.push(index);
  const uncovered = new Set(arcs.flatMap(({ labels }) => labels));
  const targetOf = (index: number) => arcs[index]?.to ?? 0;
  const gainOf = (index: number) => arcs[index]?.labels.filter((label) => uncovered.has(label)).length ?? 0;
  /** Prefers an arc after which there is more to cover, so that a path leaves a cycle last. */
  const rankOf = (index: number): readonly [gain: number, onward: number] => [
    gainOf(index),
    (leaving[targetOf(index)] ?? []).filter((next) => next !== index && gainOf(next) > 0).length,
  ];

  const bestFrom = (vertex: number): number | undefined =>
    (leaving[vertex] ?? [])
      .filter((index) => gainOf(index) > 0)
      .map((index) => ({ index, rank: rankOf(index) }))
      .toSorted(({ rank: [gain, onward] }, { rank: [other, further] }) => further - onward || other - gain)[0]?.index;

  /** Returns the arcs from a vertex to the nearest one with an uncovered label, that one included. */
  const wayFrom = (source: number): readonly number[] => {
    const ways = new Map<number, readonly number[]>([[source, []]]);
    for (const [vertex, way] of ways) {
      const best = bestFrom(vertex);
      if (best !== undefined) return [...way, best];
      for (const index of leaving[vertex] ?? [])
        if (!ways.has(targetOf(index))) ways.set(targetOf(index), [...way, index]);
    }
    return [];
  };

  const walks: number[][] = [];
  while (uncovered.size > 0) {
    const walk: number[] = [];
    for (
      let way = wayFrom(0);
      way.length > 0 && (walk.length === 0 || walk.length + way.length <= maxLength);
      way = wayFrom(targetOf(walk.at(-1) ?? 0))
    ) {
      walk.push(...way);
      for (const index of way) for (const label of arcs[index]?.labels ?? []) uncovered.delete(label);
    }
    if (walk.length === 0) throw new Error(`No walk leads to ${[...uncovered].join(', ')}`);
    walks.push(walk);
  }
  return walks;
}
