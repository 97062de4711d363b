import type { AnyStateMachine, InputFrom } from 'xstate';
import { started, type Arc, type Graph } from './graph.ts';
import { lastOf } from './history.ts';
import type { Flow, Step } from './flow.ts';
import { stepperFor, type Stepped } from './stepper.ts';

type Walked<M extends AnyStateMachine> = { readonly input: InputFrom<M>; readonly steps: Step<M>[] };

/**
 * Takes walks through a graph, each a list of indices of arcs, on the machine. Throws if the machine does not do what
 * the graph says: then the flow's projection leaves out what a guard reads.
 */
export function stepsOfWalks<M extends AnyStateMachine>(
  { machine }: Flow<M>,
  { inputs, arcs }: Graph<M>,
  walks: readonly (readonly number[])[],
): Walked<M>[] {
  const { start, next } = stepperFor(machine);
  return walks.map(([first = 0, ...rest]) => {
    const input = inputs[first] as InputFrom<M>;
    const steps: Step<M>[] = [asGraph(start(input), arcs[first])];
    for (const arc of rest.flatMap((index) => arcs[index] ?? []))
      steps.push(asGraph(next(lastOf(steps).state, arc.event), arc));
    return { input, steps };
  });

  function asGraph(step: Stepped<M>, { event = started, taken = [] }: Partial<Arc> = {}): Step<M> {
    if (step.taken.join() !== taken.join()) {
      throw new Error(
        `${machine.id}: ${event.type} takes ${step.taken.join(', ') || 'nothing'}, not ${taken.join(', ')}. The projection of its flow leaves out what a guard reads.`,
      );
    }
    return { event, ...step };
  }
}

/** Returns a shortest walk to each vertex but the first, in the order in which a breadth-first search meets them. */
export function shortestWalks({ vertices, arcs }: Pick<Graph<AnyStateMachine>, 'vertices' | 'arcs'>): number[][] {
  const leaving: number[][] = vertices.map(() => []);
  for (const [index, { from }] of arcs.entries()) leaving[from]?.push(index);
  const walks = new Map<number, number[]>([[0, []]]);
  // The map grows during the loop: a vertex that is met is left later.
  for (const [vertex, walk] of walks)
    for (const index of leaving[vertex] ?? []) {
      const to = arcs[index]?.to ?? 0;
      if (!walks.has(to)) walks.set(to, [...walk, index]);
    }
  return [...walks.values()].slice(1);
}
