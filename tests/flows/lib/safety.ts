import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { accepts, eventsOf } from './cases.ts';
import type { Flow, Generated } from './paths.ts';
import { stepperFor } from './stepper.ts';

/** A broken property of a machine, with the path that shows it. */
export type Violation = { rule: string; path: string; state: string };

/**
 * What holds for every machine (`docs/flows.md`), over every reachable vertex: an alert can be dismissed, a busy state
 * hears both the success and the failure of what it waits for, and from everywhere some way leads to rest or to an end.
 */
export function violations<M extends AnyStateMachine>(flow: Flow<M>, { reached }: Generated<M>): Violation[] {
  const { next } = stepperFor(flow.machine);
  const events = eventsOf(flow.machine, flow.cases);
  return reached.flatMap(({ title, steps }) => {
    const state: AnyMachineSnapshot | undefined = steps.at(-1)?.state;
    if (!state || state.status !== 'active') return [];
    const broken = (rule: string): Violation => ({ rule, path: title, state: JSON.stringify(state.value) });
    const following = events.filter((event) => accepts(flow.machine, state, event)).map((event): AnyMachineSnapshot => next(state as never, event).state);
    return [
      ...(state.hasTag('alert') && !following.some(isUnalerted) ? [broken('an alert cannot be dismissed')] : []),
      ...(state.hasTag('busy') ? unheard(flow.machine, state).map((type) => broken(`a busy state ignores ${type}`)) : []),
      ...(following.length === 0 && state.tags.size > 0 ? [broken('no way out')] : []),
      ...(state.hasTag('busy') && !following.some(isUnbusy) ? [broken('a busy state leads only to itself')] : []),
    ];
  });
}

const isUnalerted = (state: AnyMachineSnapshot) => !state.hasTag('alert');
const isUnbusy = (state: AnyMachineSnapshot) => state.status === 'done' || !state.hasTag('busy') || state.hasTag('alert');

const unheard = (machine: AnyStateMachine, state: AnyMachineSnapshot): string[] =>
  Object.keys(state.children)
    .flatMap((actorId) => [`xstate.done.actor.${actorId}`, `xstate.error.actor.${actorId}`])
    .filter((type) => !handles(machine, state, { type }));

const handles = (_machine: AnyStateMachine, state: AnyMachineSnapshot, { type }: AnyEventObject) =>
  state._nodes.some((node) => node.transitions.has(type));
