import type { AnyEventObject, AnyStateMachine } from 'xstate';
import { declaredTransitions } from '../inspect/transitions.ts';

type Taken = { event: AnyEventObject; taken: readonly string[] };

/** Returns the step that a property checks; the previous ones are its history. */
export function lastOf<S>(steps: readonly S[]): S {
  const last = steps.at(-1);
  if (!last) throw new Error('A walk has at least its start');
  return last;
}

/** Returns the latest step with an event of this type. */
export const latest = <S extends Taken>(steps: readonly S[], type: string): S | undefined =>
  steps.findLast(({ event }) => event.type === type);

/** Returns the latest output of an actor; undefined if there is none. */
export const latestOutput = (steps: readonly Taken[], actor: string): unknown =>
  latest(steps, `xstate.done.actor.${actor}`)?.event.output;

/** Returns the steps since the latest event of a type, that one included, or all steps without one. */
export const since = <S extends Taken>(steps: readonly S[], type: string): readonly S[] =>
  steps.slice(
    Math.max(
      0,
      steps.findLastIndex(({ event }) => event.type === type),
    ),
  );

/** Whether a step took a transition into the state of this id. */
export const enters = ({ taken }: Taken, id: string): boolean => taken.some((key) => key.endsWith(`→ ${id}`));

/** Returns a function to the names of the actions on the transitions of a step, without entry and exit actions. */
export function actionsIn(machine: AnyStateMachine): (step: Taken) => readonly string[] {
  const names = new Map(
    [...declaredTransitions(machine).values()].map(({ key, actions }) => [key, actions.split(', ')]),
  );
  return ({ taken }) => taken.flatMap((key) => names.get(key) ?? []);
}
