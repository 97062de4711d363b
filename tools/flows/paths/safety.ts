import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { accepts, eventsOf } from './cases.ts';
import type { Flow, Path, Property } from './flow.ts';
import type { Generated } from './paths.ts';
import { stepperFor } from './stepper.ts';

/** A violated rule of a machine, with the path that shows it. */
export type Violation = { rule: string; path: string; state: string };

/** Returns the violations in a state, given the states that one event leads to from there. */
type Rule = (state: AnyMachineSnapshot, following: readonly AnyMachineSnapshot[]) => string[];

/** Rules for every machine (`docs/flows.md`), in every state that is not final. */
const rules = {
  'an alert can be dismissed': (state, following) =>
    state.hasTag('alert') && !following.some(isUnalerted) ? ['an alert cannot be dismissed'] : [],
  'a busy state hears both the success and the failure of what it waits for': (state) =>
    state.hasTag('busy') ? unhandled(state).map((type) => `a busy state ignores ${type}`) : [],
  'there is always a way out': (state, following) =>
    following.length === 0 && state.tags.size > 0 ? ['no way out'] : [],
  'a busy state ends': (state, following) =>
    state.hasTag('busy') && !following.some(isUnbusy) ? ['a busy state leads only to itself'] : [],
} satisfies Record<string, Rule>;

type RuleName = keyof typeof rules;
export const ruleNames = Object.keys(rules) as RuleName[];

/** Checks a state of the machine against the general rules: all, or those named. Final states violate none. */
export function checkerOf<M extends AnyStateMachine>(
  flow: Flow<M>,
  names: readonly RuleName[] = ruleNames,
): (state: AnyMachineSnapshot) => string[] {
  const { next } = stepperFor(flow.machine);
  const events = eventsOf(flow.machine, flow.cases);
  return (state) => {
    if (state.status !== 'active') return [];
    const step = (event: AnyEventObject): AnyMachineSnapshot => next(state as never, event).state;
    const following = events.filter((event) => accepts(flow.machine, state, event)).map(step);
    return names.flatMap((name) => rules[name](state, following));
  };
}

/** Returns the violations of the general rules, all or those named, over every reachable vertex. */
export function violations<M extends AnyStateMachine>(
  flow: Flow<M>,
  { reached }: Generated<M>,
  names: readonly RuleName[] = ruleNames,
): Violation[] {
  const check = checkerOf(flow, names);
  return reached.flatMap(({ title, steps }) => {
    const state: AnyMachineSnapshot | undefined = steps.at(-1)?.state;
    return state ? check(state).map((rule) => ({ rule, path: title, state: JSON.stringify(state.value) })) : [];
  });
}

/** Returns the titles of the paths at whose end a property does not hold, the shortest first. */
export const broken = <M extends AnyStateMachine>(property: Property<M>, reached: readonly Path<M>[]): string[] =>
  reached
    .filter(({ steps }) => !property(steps))
    .toSorted((a, b) => a.steps.length - b.steps.length)
    .map(({ title }) => title);

const isUnalerted = (state: AnyMachineSnapshot) => !state.hasTag('alert');
const isUnbusy = (state: AnyMachineSnapshot) =>
  state.status === 'done' || !state.hasTag('busy') || state.hasTag('alert');

/** Returns the done and error events of the busy state's own actors that it does not handle. */
const unhandled = (state: AnyMachineSnapshot): string[] =>
  state._nodes
    .filter(({ tags }) => tags.includes('busy'))
    .flatMap(({ invoke }) => invoke)
    .flatMap(({ id }) => [`xstate.done.actor.${id}`, `xstate.error.actor.${id}`])
    .filter((type) => !state._nodes.some(({ transitions }) => transitions.has(type)));
