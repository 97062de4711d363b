import { componentsOf } from './components.ts';

/** An arc of a graph, and the labels that it covers. */
export type LabelledArc = { readonly from: number; readonly to: number; readonly labels: readonly string[] };

/** The next part of a path: steps to an arc, labels that it covers, and uncovered arcs that follow it. */
type Trip = { arc: number; steps: number; gain: number; onward: number };

/**
 * Finds few paths from vertex 0, of at most `maxLength` arcs each, that together cover each label; each is a list of
 * indices of arcs. Greedy: a path goes to the nearest uncovered label. It stays in a cycle as long as something there
 * is uncovered, but only while it can still reach the next component.
 */
export function coverWalks(
  size: number,
  arcs: readonly LabelledArc[],
  maxLength: number,
): readonly (readonly number[])[] {
  const component = componentsOf(size, arcs);
  const leaving = arcsBy(size, arcs, 'from');
  const entering = arcsBy(size, arcs, 'to');
  const uncovered = new Set(arcs.flatMap(({ labels }) => labels));
  const gainOf = ({ labels }: LabelledArc) => labels.filter((label) => uncovered.has(label)).length;

  /** Returns the steps to the nearest uncovered arc that leads to, or is in, another component. */
  const stepsOut = (from: number): readonly number[] => {
    const isOut = (arc: LabelledArc) => gainOf(arc) > 0 && (component[arc.from] !== from || component[arc.to] !== from);
    return distances(
      size,
      arcs.flatMap((arc) => (isOut(arc) ? [arc.from] : [])),
      (vertex) => (entering[vertex] ?? []).map((index) => arcs[index]?.from ?? 0),
    ).map((steps) => steps + 1);
  };

  const nextSegment = (vertex: number, remainingSteps: number, isFirst: boolean): readonly number[] => {
    const { steps, via } = nearest(vertex);
    const currentComponent = component[vertex] ?? 0;
    const out = stepsOut(currentComponent);
    const uncoveredArcs = new Set(arcs.flatMap((arc, index) => (gainOf(arc) > 0 ? [index] : [])));
    let [inside, beyond, stranded]: [Trip | null, Trip | null, Trip | null] = [null, null, null];
    for (const [index, arc] of arcs.entries()) {
      const gain = gainOf(arc);
      if (gain === 0 || steps[arc.from] === Infinity) continue;
      const trip = {
        arc: index,
        steps: (steps[arc.from] ?? 0) + 1,
        gain,
        onward: (leaving[arc.to] ?? []).filter((next) => next !== index && uncoveredArcs.has(next)).length,
      };
      const isInside = component[arc.from] === currentComponent && component[arc.to] === currentComponent;
      const canStillLeave = out[arc.to] === Infinity || trip.steps + (out[arc.to] ?? 0) <= remainingSteps;
      if (isInside && canStillLeave && trip.steps <= remainingSteps) inside = better(inside, trip);
      else if (isInside && trip.steps <= remainingSteps) stranded = better(stranded, trip);
      else if (!isInside && (trip.steps <= remainingSteps || isFirst)) beyond = better(beyond, trip);
    }
    const chosen = inside ?? beyond ?? stranded;
    return chosen ? [...pathTo(via, arcs[chosen.arc]?.from ?? 0), chosen.arc] : [];
  };

  const nearest = (source: number) => {
    const via = new Map<number, number>();
    const steps = distances(size, [source], (vertex) =>
      (leaving[vertex] ?? []).map((index) => {
        const to = arcs[index]?.to ?? 0;
        if (to !== source && !via.has(to)) via.set(to, index);
        return to;
      }),
    );
    return { steps, via };
  };

  const pathTo = (via: ReadonlyMap<number, number>, to: number): number[] => {
    const steps: number[] = [];
    for (let index = via.get(to); index !== undefined; index = via.get(arcs[index]?.from ?? 0)) steps.unshift(index);
    return steps;
  };

  const walks: number[][] = [];
  while (uncovered.size > 0) {
    const walk: number[] = [];
    for (
      let segment = nextSegment(0, maxLength, true);
      segment.length > 0;
      segment = nextSegment(arcs[walk.at(-1) ?? 0]?.to ?? 0, maxLength - walk.length, walk.length === 0)
    ) {
      walk.push(...segment);
      for (const index of segment) for (const label of arcs[index]?.labels ?? []) uncovered.delete(label);
    }
    if (walk.length === 0) throw new Error(`No walk leads to ${[...uncovered].join(', ')}`);
    walks.push(walk);
  }
  return withoutRedundant(walks, arcs);
}

/**
 * Prefers the nearer arc; of two equally near, the one that covers more; of those, the one with more uncovered arcs
 * after it.
 */
function better(one: Trip | null, other: Trip): Trip {
  if (!one) return other;
  return (one.steps - other.steps || other.gain - one.gain || other.onward - one.onward) > 0 ? other : one;
}

function distances(
  size: number,
  sources: readonly number[],
  neighbours: (vertex: number) => readonly number[],
): readonly number[] {
  const steps = Array.from({ length: size }, () => Infinity);
  const queue = [...new Set(sources)];
  for (const source of queue) steps[source] = 0;
  for (const vertex of queue)
    for (const to of neighbours(vertex)) {
      if (steps[to] !== Infinity) continue;
      steps[to] = (steps[vertex] ?? 0) + 1;
      queue.push(to);
    }
  return steps;
}

/** Drops each path, the shortest first, that covers nothing which the others do not. */
function withoutRedundant(walks: readonly number[][], arcs: readonly LabelledArc[]): readonly number[][] {
  const labelsOf = (walk: readonly number[]) => new Set(walk.flatMap((index) => arcs[index]?.labels ?? []));
  const counts = new Map<string, number>();
  for (const walk of walks) for (const label of labelsOf(walk)) counts.set(label, (counts.get(label) ?? 0) + 1);
  const redundant = new Set<readonly number[]>();
  for (const walk of walks.toSorted((one, other) => one.length - other.length)) {
    const labels = [...labelsOf(walk)];
    if (labels.some((label) => counts.get(label) === 1)) continue;
    redundant.add(walk);
    for (const label of labels) counts.set(label, (counts.get(label) ?? 0) - 1);
  }
  return walks.filter((walk) => !redundant.has(walk));
}

function arcsBy(size: number, arcs: readonly LabelledArc[], end: 'from' | 'to'): readonly (readonly number[])[] {
  const grouped: number[][] = Array.from({ length: size }, () => []);
  for (const [index, arc] of arcs.entries()) grouped[arc[end]]?.push(index);
  return grouped;
}
