import type { AnyMachineSnapshot, AnyStateMachine, AnyStateNode } from 'xstate';
import { nodesOf } from '../inspect/transitions.ts';

/** Returns the leaf states that a user can see: all except transient and final ones. */
export const stableStates = (machine: AnyStateMachine): string[] => nodesOf(machine.root).filter(isStable).map(pathOf);

/** Returns those of them that wait for the user and not for a response. */
export const waitingStates = (machine: AnyStateMachine): string[] =>
  nodesOf(machine.root)
    .filter((node) => isStable(node) && !isBusy(node))
    .map(pathOf);

/** Returns the leaf states of a snapshot as paths; several if regions are parallel. */
export const leavesOf = (state: AnyMachineSnapshot): string[] =>
  state._nodes.filter((node) => Object.keys(node.states).length === 0).map(pathOf);

const isStable = (node: AnyStateNode) => Object.keys(node.states).length === 0 && !node.always && node.type !== 'final';
const isBusy = (node: AnyStateNode): boolean =>
  node.tags.includes('busy') || (node.parent !== undefined && isBusy(node.parent));
const pathOf = (node: AnyStateNode) => node.path.join('.');
