import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
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
      ...(state.hasTag('busy') ? unheard(state).map((type) => broken(`a busy state ignores ${type}`)) : []),
      ...(following.length === 0 && state.tags.size > 0 ? [broken('no way out')] : []),
      ...(state.hasTag('busy') && !following.some(isUnbusy) ? [broken('a busy state leads only to itself')] : []),
    ];
  });
}

const isUnalerted = (state: AnyMachineSnapshot) => !state.hasTag('alert');
const isUnbusy = (state: AnyMachineSnapshot) => state.status === 'done' || !state.hasTag('busy') || state.hasTag('alert');

/** What the busy state itself invokes, and would not hear of: its success or its failure. */
const unheard = (state: AnyMachineSnapshot): string[] =>
  state._nodes
    .filter(({ tags }) => tags.includes('busy'))
    .flatMap(({ invoke }) => invoke)
    .flatMap(({ id }) => [`xstate.done.actor.${id}`, `xstate.error.actor.${id}`])
    .filter((type) => !state._nodes.some(({ transitions }) => transitions.has(type)));
