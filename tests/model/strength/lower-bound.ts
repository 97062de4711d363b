import { widestAntichain } from './antichain.ts';
import { successorsOf } from './components.ts';

/** A step of a graph, and what is covered by taking it. */
export type LabelledArc = { readonly from: number; readonly to: number; readonly labels: readonly string[] };

export type Bound = { readonly walks: number; readonly steps: number };

/** A place in the graph that can be visited once or for good: a component, or an arc between two of them. */
type Place = { readonly enters: number; readonly leaves: number };

/**
 * Returns how many walks, and how many steps, any cover needs at least. Walks: labels that are found in one place only have to be visited there, and a
 * walk visits no two places neither of which leads to the other. Steps: a label counts as the part of a step that it takes up where the most labels are
 * covered at once.
 */
export function lowerBound(size: number, arcs: readonly LabelledArc[], component: readonly number[], longest: number): Bound {
  const places = onlyPlaces(arcs, component);
  const reaches = reachability(size, arcs, component);
  const isBefore = (one: number, other: number) => {
    const [first, second] = [places[one], places[other]];
    return first !== undefined && second !== undefined && (reaches(first.leaves)?.has(second.enters) ?? false);
  };
  const steps = fewestSteps(arcs);
  return { walks: Math.max(widestAntichain(places.length, isBefore), Math.ceil(steps / longest)), steps };
}

/** The places of the labels that have one place only. */
function onlyPlaces(arcs: readonly LabelledArc[], component: readonly number[]): readonly Place[] {
  const placesOf = new Map<string, Map<string, Place>>();
  for (const [index, { from, to, labels }] of arcs.entries()) {
    const place = { enters: component[from] ?? 0, leaves: component[to] ?? 0 };
    const name = place.enters === place.leaves ? `component ${place.enters}` : `arc ${index}`;
    for (const label of labels) placesOf.set(label, (placesOf.get(label) ?? new Map<string, Place>()).set(name, place));
  }
  const single = [...placesOf.values()].filter(({ size }) => size === 1).flatMap((places) => [...places]);
  return [...new Map(single).values()];
}

/** The components that can be reached from a component, itself included. */
function reachability(size: number, arcs: readonly LabelledArc[], component: readonly number[]): (from: number) => ReadonlySet<number> | undefined {
  const between = arcs.map(({ from, to }) => ({ from: component[from] ?? 0, to: component[to] ?? 0 })).filter(({ from, to }) => from !== to);
  const reached: Set<number>[] = [];
  // A component has a higher number than those it leads to, which are known by then.
  for (const [from, following] of successorsOf(size, between).entries()) {
    const own = new Set([from]);
    for (const to of new Set(following)) for (const each of reached[to] ?? []) own.add(each);
    reached.push(own);
  }
  return (from) => reached[from];
}

/** The sum of what each label takes up at most, which no fractional set cover is below. The start takes no step, nor do its labels. */
function fewestSteps(arcs: readonly LabelledArc[]): number {
  const free = new Set(arcs.flatMap(({ from, labels }) => (from === 0 ? labels : [])));
  const most = new Map<string, number>();
  for (const { labels } of arcs) for (const label of labels) if (!free.has(label)) most.set(label, Math.max(most.get(label) ?? 0, labels.length));
  const sum = [...most.values()].reduce((total, labels) => total + 1 / labels, 0);
  return Math.ceil(sum - 1e-9);
}
