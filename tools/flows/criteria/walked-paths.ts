import type { AnyStateMachine, InputFrom } from 'xstate';
import { titleOf, type Flow, type Path, type Step } from '../paths/paths.ts';
import { stepperFor, type Stepped } from '../paths/stepper.ts';
import { started, type Arc, type Graph } from './graph.ts';

export type StartedPath<M extends AnyStateMachine> = Path<M> & { input: InputFrom<M> };

/**
 * Converts walks through a graph into paths of the machine by stepping through each. Throws if the machine does not do
 * what the graph says: then the flow's projection excludes something that a guard reads.
 */
export function pathsOfWalks<M extends AnyStateMachine>(
  { machine }: Flow<M>,
  { inputs, arcs }: Graph<M>,
  walks: readonly (readonly number[])[],
): StartedPath<M>[] {
  const { start, next } = stepperFor(machine);
  return walks.map(([first = 0, ...rest]) => {
    const input = inputs[first] as InputFrom<M>;
    const steps: Step<M>[] = [asGraph(start(input), arcs[first])];
    let state = steps[0]?.state;
    for (const index of rest) {
      const arc = arcs[index];
      if (!arc || !state) break;
      const step = asGraph(next(state, arc.event), arc);
      steps.push(step);
      ({ state } = step);
    }
    return { input, steps, title: shortened(titleOf(steps)) };
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

const maxTitleLength = 160;

/** Shortens the title of a long path to its start and its end. */
function shortened(title: string): string {
  if (title.length <= maxTitleLength) return title;
  const steps = title.split(' › ');
  if (steps.length <= 6) return title;
  return `${steps.slice(0, 3).join(' › ')} › (${steps.length - 5} more) › ${steps.slice(-2).join(' › ')}`;
}
