import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { stateName } from '../inspect/state-name.ts';
import type { Step as Recorded } from '../inspect/scenario.ts';

/**
 * Returns how far a snapshot is from the recorded one of a child machine in a step of its parent: 0 if it is in the recorded state, 1 if it is the
 * initial one, 2 for any other. The recorder records a step of a child after the step of the parent that it notifies. Other events are 0.
 */
export function distanceFromShown(steps: readonly Recorded[], step: Recorded, { actorId, snapshot }: AnyEventObject, { children }: AnyMachineSnapshot): 0 | 1 | 2 {
  if (!isState(snapshot)) return 0;
  const at = steps.indexOf(step);
  const isOwn = (one: Recorded | undefined) => one?.machine === snapshot.machine.id;
  const next = steps[at + 1];
  const recorded = next && isOwn(next) && next.from !== null ? next : steps.slice(0, at).findLast(isOwn);
  const shown = stateName(snapshot.value);
  if (recorded?.to === shown) return 0;
  const initial: unknown = children[String(actorId)]?.getSnapshot();
  return isState(initial) && stateName(initial.value) === shown ? 1 : 2;
}

const isState = (value: unknown): value is AnyMachineSnapshot => typeof value === 'object' && value !== null && 'machine' in value && 'value' in value;
