import { widestAntichain } from './antichain.ts';
import { successorsOf } from './components.ts';

/** An arc of a graph, and the labels that it covers. */
export type LabelledArc = { readonly from: number; readonly to: number; readonly labels: readonly string[] };

export type Bound = { readonly walks: number; readonly steps: number };

/** A region of the graph: a component, or an arc between two components. */
type Region = { readonly enters: number; readonly leaves: number };

/**
 * Returns lower bounds for the number of walks and steps of any cover. Walks: a label that occurs in one region only must be covered there, and a walk
 * cannot visit two regions of which neither leads to the other. Steps: each label counts as the smallest fraction of a step that can cover it.
 */
export function lowerBound(size: number, arcs: readonly LabelledArc[], component: readonly number[], maxLength: number): Bound {
  const regions = uniqueRegions(arcs, component);
  const reaches = reachability(size, arcs, component);
  const isBefore = (one: number, other: number) => {
    const [first, second] = [regions[one], regions[other]];
    return first !== undefined && second !== undefined && (reaches(first.leaves)?.has(second.enters) ?? false);
  };
  const steps = fewestSteps(arcs);
  return { walks: Math.max(widestAntichain(regions.length, isBefore), Math.ceil(steps / maxLength)), steps };
}

/** Returns the regions of the labels that occur in one region only. */
function uniqueRegions(arcs: readonly LabelledArc[], component: readonly number[]): readonly Region[] {
  const regionsOf = new Map<string, Map<string, Region>>();
  for (const [index, { from, to, labels }] of arcs.entries()) {
    const region = { enters: component[from] ?? 0, leaves: component[to] ?? 0 };
    const name = region.enters === region.leaves ? `component ${region.enters}` : `arc ${index}`;
    for (const label of labels) regionsOf.set(label, (regionsOf.get(label) ?? new Map<string, Region>()).set(name, region));
  }
  const single = [...regionsOf.values()].filter(({ size }) => size === 1).flatMap((regions) => [...regions]);
  return [...new Map(single).values()];
}

/** Returns the components that are reachable from a component, itself included. */
function reachability(size: number, arcs: readonly LabelledArc[], component: readonly number[]): (from: number) => ReadonlySet<number> | undefined {
  const between = arcs.map(({ from, to }) => ({ from: component[from] ?? 0, to: component[to] ?? 0 })).filter(({ from, to }) => from !== to);
  const reached: Set<number>[] = [];
  // A component has a higher number than those it leads to, so these are already known.
  for (const [from, following] of successorsOf(size, between).entries()) {
    const reachable = new Set([from]);
    for (const to of new Set(following)) for (const each of reached[to] ?? []) reachable.add(each);
    reached.push(reachable);
  }
  return (from) => reached[from];
}

/**
 * Returns the sum of the smallest fraction of a step for each label: a lower bound of the fractional set cover. The start takes no step, so its
 * labels do not count.
 */
function fewestSteps(arcs: readonly LabelledArc[]): number {
  const free = new Set(arcs.flatMap(({ from, labels }) => (from === 0 ? labels : [])));
  const maxLabels = new Map<string, number>();
  for (const { labels } of arcs) for (const label of labels) if (!free.has(label)) maxLabels.set(label, Math.max(maxLabels.get(label) ?? 0, labels.length));
  const sum = [...maxLabels.values()].reduce((total, labels) => total + 1 / labels, 0);
  return Math.ceil(sum - 1e-9);
}
