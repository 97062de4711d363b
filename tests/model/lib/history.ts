import type { AnyEventObject, AnyStateMachine } from 'xstate';
import { declaredTransitions } from '#machines/lib/transitions.ts';

type Taken = { event: AnyEventObject; taken: readonly string[] };

/** The step that a property judges; the others are its history. */
export function lastOf<S>(steps: readonly S[]): S {
  const last = steps.at(-1);
  if (!last) throw new Error('A walk has at least its start');
  return last;
}

/** The latest step that an event of this type made. */
export const latest = <S extends Taken>(steps: readonly S[], type: string): S | undefined => steps.findLast(({ event }) => event.type === type);

/** Returns the latest output of an actor; undefined if there is none. */
export const latestOutput = (steps: readonly Taken[], actor: string): unknown => latest(steps, `xstate.done.actor.${actor}`)?.event.output;

/** The steps since the latest of an event type, that one included; all of them when there is none. */
export const since = <S extends Taken>(steps: readonly S[], type: string): readonly S[] => steps.slice(Math.max(0, steps.findLastIndex(({ event }) => event.type === type)));

/** Whether a step took a transition into the state of this id. */
export const enters = ({ taken }: Taken, id: string): boolean => taken.some((key) => key.endsWith(`→ ${id}`));

/** Tells the names of the actions on the transitions that a step took; what states do as they are entered or left is not among them. */
export function actionsIn(machine: AnyStateMachine): (step: Taken) => readonly string[] {
  const names = new Map([...declaredTransitions(machine).values()].map(({ key, actions }) => [key, actions.split(', ')]));
  return ({ taken }) => taken.flatMap((key) => names.get(key) ?? []);
}
