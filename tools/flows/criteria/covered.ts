import type { AnyStateMachine } from 'xstate';
import type { Flow } from '../paths/paths.ts';
import { coverWalks } from './cover.ts';
import { exploreGraph, type Arc, type Graph, type Handles } from './graph.ts';
import { pathsOfWalks, type StartedPath } from './walked-paths.ts';

/** The number of covered items, paths and steps of a strength. */
export type Figures = { readonly labels: number; readonly paths: number; readonly steps: number };
type Covered<M extends AnyStateMachine> = {
  readonly graph: Graph<M>;
  readonly paths: StartedPath<M>[];
  readonly labels: ReadonlySet<string>;
  readonly figures: Figures;
};

/** Returns the labels that an arc of the graph covers. */
export type LabelsOf<M extends AnyStateMachine> = (graph: Graph<M>, arc: Arc) => readonly string[];

/** The maximum number of steps. A failure in a longer path would hide too many steps after it. */
const maxSteps = 40;

export const coverOf = <M extends AnyStateMachine>(
  flow: Flow<M>,
  labelsOf: LabelsOf<M>,
  isHandled?: Handles,
): Covered<M> => {
  const graph = exploreGraph(flow, isHandled);
  const labelled = graph.arcs.map((arc) => ({
    from: arc.from,
    to: arc.to,
    labels: [...new Set(labelsOf(graph, arc))],
  }));
  const walks = coverWalks(graph.vertices.length, labelled, maxSteps);
  const paths = pathsOfWalks(flow, graph, walks);
  const labels = new Set(labelled.flatMap((arc) => arc.labels));
  return {
    graph,
    paths,
    labels,
    figures: { labels: labels.size, paths: paths.length, steps: walks.reduce((sum, walk) => sum + walk.length - 1, 0) },
  };
};
