import type { AnyStateMachine } from 'xstate';
import type { Arc, Graph } from '../paths/graph.ts';

export const pairOf = (first: string, second: string): string => `${first}  ›  ${second}`;

/**
 * Returns the pairs of each transition of a step with the previous transition; only the transition itself for the first
 * step.
 */
export function pairsOn<M extends AnyStateMachine>({ vertices }: Graph<M>, { from, taken }: Arc): readonly string[] {
  const before = vertices[from]?.incoming.at(-1) ?? null;
  return taken.map((second, index) => {
    const first = index === 0 ? before : taken[index - 1];
    return typeof first === 'string' ? pairOf(first, second) : second;
  });
}
