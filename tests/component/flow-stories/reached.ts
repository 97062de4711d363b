import type { AnyStateMachine } from 'xstate';
import { accepts } from '#tools/flows/paths/cases.ts';
import { lastOf } from '#tools/flows/paths/history.ts';
import { namedEvents } from '#tools/flows/paths/named-events.ts';
import type { Flow } from '#tools/flows/paths/flow.ts';
import { generatePaths, titleOf, type Generated } from '#tools/flows/paths/paths.ts';
import { leavesOf, stableStates } from '#tools/flows/paths/stable-states.ts';
import { stepperFor } from '#tools/flows/paths/stepper.ts';
import { namedPathOf, type NamedPath } from '../../../stories/flows/named-path.ts';

/** A path to a stable state. */
export type Reached = Generated<AnyStateMachine>['reached'][number] & {
  readonly path: NamedPath;
  readonly state: string;
};

/**
 * Returns the generated paths to stable states, and each of them extended by every event case that is possible there,
 * shortest first: so every case that leads to a stable state is the last event of one.
 */
export function reachedStates(flow: Flow<AnyStateMachine>): readonly Reached[] {
  const { machine, isEventPossible = () => true } = flow;
  const { next } = stepperFor(machine);
  const named = [...namedEvents(flow)];
  const path = namedPathOf(flow);
  const stable = new Set(stableStates(machine));
  return generatePaths(flow)
    .reached.flatMap(({ input, steps }) => {
      const { state } = lastOf(steps);
      const extended = named
        .filter(([, event]) => accepts(machine, state, event) && isEventPossible(state, event))
        .map(([, event]) => [...steps, { event, ...next(state, event) }]);
      return [steps, ...extended].map((pathSteps) => ({ input, steps: pathSteps }));
    })
    .toSorted((one, other) => one.steps.length - other.steps.length)
    .flatMap(({ input, steps }) => {
      const [state = '', ...others] = leavesOf(lastOf(steps).state);
      if (lastOf(steps).state.status !== 'active' || ![state, ...others].every((leaf) => stable.has(leaf))) return [];
      return [{ input, steps, title: titleOf(steps), state, path: path(input, steps) }];
    });
}
