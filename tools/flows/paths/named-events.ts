import type { AnyEventObject, AnyStateMachine } from 'xstate';
import { eventName } from '../inspect/transitions.ts';
import { eventsOf } from './cases.ts';
import type { Flow } from './flow.ts';

/**
 * Returns the events of a flow's cases by name: `signIn done`, and `signIn done 2` for the second case of that event.
 */
export function namedEvents<M extends AnyStateMachine>({
  machine,
  cases,
}: Flow<M>): ReadonlyMap<string, AnyEventObject> {
  const named = new Map<string, AnyEventObject>();
  const counts = new Map<string, number>();
  for (const event of eventsOf(machine, cases)) {
    const name = eventName(event.type);
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    named.set(count === 1 ? name : `${name} ${count}`, event);
  }
  return named;
}

/** Returns whether two events come from the same case. */
export const isSameEvent = (one: AnyEventObject, other: AnyEventObject): boolean =>
  one.type === other.type &&
  [...Object.keys(one), ...Object.keys(other)].every((key) => Object.is(one[key], other[key]));
