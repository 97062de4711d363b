import type { AnyStateMachine } from 'xstate';
import type { Flow } from '../lib/paths.ts';
import { exploreGraph } from './graph.ts';
import { pairsOn } from './pairs.ts';

/**
 * Returns the pairs that the projection of a flow hides: those that occur only if every context is a separate state. Without any, every pair that the
 * graph lacks is impossible with the cases of the flow.
 */
export function hiddenPairs<M extends AnyStateMachine>(flow: Flow<M>): readonly string[] {
  const pairsOf = (one: Flow<M>): ReadonlySet<string> => {
    const graph = exploreGraph(one);
    return new Set(graph.arcs.flatMap((arc) => pairsOn(graph, arc)));
  };
  const seen = pairsOf(flow);
  return [...pairsOf({ ...flow, contextKey: (context) => context })].filter((pair) => !seen.has(pair));
}
