import type { AnyMachineSnapshot, AnyStateMachine, AnyStateNode, SnapshotFrom } from 'xstate';
import type { Generated } from './paths.ts';
import { nodesOf } from '../inspect/transitions.ts';

/** Returns the leaf states that a user can see: all except transient and final ones. */
export const stableStates = (machine: AnyStateMachine): string[] => nodesOf(machine.root).filter(isStable).map(pathOf);

/** Returns those of them that wait for the user and not for a response. */
export const waitingStates = (machine: AnyStateMachine): string[] =>
  nodesOf(machine.root)
    .filter((node) => isStable(node) && !isBusy(node))
    .map(pathOf);

/** Returns the first generated snapshot in the given leaf state, context and children included. */
export function snapshotAt<M extends AnyStateMachine>(
  machine: M,
  generated: Generated<M>,
  leaf: string,
): SnapshotFrom<M> {
  const found = generated.reached
    .flatMap(({ steps }) => steps.slice(-1))
    .find(({ state }) => leavesOf(state).includes(leaf));
  if (!found)
    throw new Error(`No path of "${machine.id}" reaches "${leaf}"; stable states: ${stableStates(machine).join(', ')}`);
  return found.state;
}

/** Returns the leaf states of a snapshot as paths; several if regions are parallel. */
export const leavesOf = (state: AnyMachineSnapshot): string[] =>
  state._nodes.filter((node) => Object.keys(node.states).length === 0).map(pathOf);

const isStable = (node: AnyStateNode) => Object.keys(node.states).length === 0 && !node.always && node.type !== 'final';
const isBusy = (node: AnyStateNode): boolean =>
  node.tags.includes('busy') || (node.parent !== undefined && isBusy(node.parent));
const pathOf = (node: AnyStateNode) => node.path.join('.');
