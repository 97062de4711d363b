import type { AnyEventObject, AnyStateMachine, InputFrom } from 'xstate';
import { coverWalks } from './cover.ts';
import { exploreGraph } from './graph.ts';
import { shortestWalks, stepsOfWalks } from './walked.ts';
import type { Flow, Path } from './flow.ts';
import { declaredTransitions, eventName } from '../inspect/transitions.ts';

export type Generated<M extends AnyStateMachine> = {
  /**
   * Short paths that together take every transition, longest first, with their inputs: each is a case that a person can
   * carry out.
   */
  paths: (Path<M> & { input: InputFrom<M> })[];
  /** Fewer and longer paths that together take every transition, for levels at which each start is expensive. */
  tours: (Path<M> & { input: InputFrom<M> })[];
  /**
   * A shortest path to every (state, projection, transition that led here), on which safety properties are checked.
   */
  reached: (Path<M> & { input: InputFrom<M> })[];
  declared: string[];
  /** Declared transitions that no path took. */
  uncovered: string[];
};

/** A failure in a longer tour would hide too many steps after it. A transition may be farther away. */
const maxTourSteps = 12;

const maxTitleLength = 160;

const cache = new WeakMap<object, unknown>();

/**
 * Returns paths that together take every declared transition of the machine, and the transitions that none takes.
 * Repeated calls for the same flow return the same result.
 */
export function generatePaths<M extends AnyStateMachine>(flow: Flow<M>): Generated<M> {
  const generated = (cache.get(flow) as Generated<M> | undefined) ?? generate(flow);
  cache.set(flow, generated);
  return generated;
}

function generate<M extends AnyStateMachine>(flow: Flow<M>): Generated<M> {
  const graph = exploreGraph(flow);
  const arcs = graph.arcs.map((arc) => ({ ...arc, labels: arc.taken }));
  const titled = (walks: readonly (readonly number[])[]) =>
    stepsOfWalks(flow, graph, walks).map(({ input, steps }) => ({ input, steps, title: titleOf(steps) }));
  const reached = titled(shortestWalks(graph));
  const covered = new Set<string>();
  const paths = reached
    .toSorted((a, b) => b.steps.length - a.steps.length)
    .filter(({ steps }) => {
      const fresh = steps.flatMap(({ taken }) => taken).filter((key) => !covered.has(key));
      fresh.forEach((key) => covered.add(key));
      return fresh.length > 0;
    });
  const declared = [...declaredTransitions(flow.machine).values()].map(({ key }) => key);
  return {
    paths,
    tours: titled(coverWalks(graph.vertices.length, arcs, maxTourSteps)),
    reached,
    declared,
    uncovered: declared.filter((key) => !covered.has(key)),
  };
}

/** Returns the title of a path: its events with their payloads; of a long path, the first three and the last two. */
export function titleOf(steps: readonly { event: AnyEventObject }[]): string {
  const sentences = steps.slice(1).map(({ event }) => sentenceOf(event));
  const title = sentences.join(' › ') || 'start';
  if (title.length <= maxTitleLength || sentences.length <= 6) return title;
  return [...sentences.slice(0, 3), `(${sentences.length - 5} more)`, ...sentences.slice(-2)].join(' › ');
}

function sentenceOf({ type, actorId: _, ...payload }: AnyEventObject): string {
  const values = Object.values(payload).map((value) =>
    value instanceof Error ? value.message : JSON.stringify(value),
  );
  return values.length > 0 ? `${eventName(type)} (${values.join(', ').slice(0, 40)})` : eventName(type);
}
