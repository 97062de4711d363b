import { readFileSync } from 'node:fs';
import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import type { Flow } from '../lib/paths.ts';
import type { Figures } from './covered.ts';
import { exploreGraph, type Arc, type Graph } from './graph.ts';
import { randomWalks } from './random-walks.ts';
import { pathsOfWalks, type StartedPath } from './walked-paths.ts';

type Environment = Readonly<Record<string, string | undefined>>;

const maxLength = 40;

/** Reads the number of random walks, their seed, and a file of counts by transition from `FLOWS_WALKS`, `FLOWS_SEED` and `FLOWS_WEIGHTS`. */
export function randomPaths<M extends AnyStateMachine>(flow: Flow<M>, { FLOWS_WALKS: walks = '20', FLOWS_SEED: seed = '1', FLOWS_WEIGHTS: weights }: Environment): { paths: StartedPath<M>[]; figures: Figures } {
  const graph = exploreGraph(flow);
  const weightOf = weights ? countedIn(graph, JSON.parse(readFileSync(weights, 'utf8'))) : riskIn(graph);
  const found = randomWalks(graph.arcs, weightOf, { seed: Number(seed), count: Number(walks), maxLength });
  const paths = pathsOfWalks(flow, graph, found);
  const taken = new Set(paths.flatMap(({ steps }) => steps.flatMap((step) => step.taken)));
  return { paths, figures: { labels: taken.size, paths: paths.length, steps: found.reduce((sum, walk) => sum + walk.length - 1, 0), atLeast: { paths: 0, steps: 0 } } };
}

/** Weights arcs by the counts of their transitions, for example of a scenario or of metrics; an uncounted transition is rare, not impossible. */
const countedIn = <M extends AnyStateMachine>({ arcs }: Graph<M>, counts: Readonly<Record<string, number>>) => (arc: number): number =>
  Math.max(0.1, ...(arcs[arc]?.taken ?? []).map((key) => counts[key] ?? 0));

/** Weights arcs by risk: failures, timeouts and alerts are rare in production, and break more easily. */
const riskIn = <M extends AnyStateMachine>({ arcs, vertices }: Graph<M>) => (arc: number): number => {
  const { event = { type: '' }, to = 0 }: Partial<Arc> = arcs[arc] ?? {};
  const isFailure = event.type.startsWith('xstate.error.') || event.type.startsWith('xstate.after.');
  const state: AnyMachineSnapshot | undefined = vertices[to]?.state;
  return 1 + (isFailure ? 2 : 0) + (state?.hasTag('alert') ? 1 : 0);
};
