import type { AnyStateMachine, AnyStateNode } from 'xstate';
import type { WalkedPath } from '../../lib/walked.ts';
import { declaredTransitions, nodesOf } from '#machines/lib/transitions.ts';
import type { Seen } from '../picture.ts';

/** The transitions that steps took, and the states they rested in, passed through, or were inside of. */
export function seenOf(machine: AnyStateMachine, steps: WalkedPath['steps']): Seen {
  const taken = new Set(steps.flatMap((step) => step.taken));
  const rested = new Set(steps.flatMap(({ states }) => states));
  const reached = [
    ...nodesOf(machine.root).filter(({ path }) => rested.has(path.join('.'))),
    ...[...declaredTransitions(machine)].flatMap(([{ target = [] }, { key }]) => (taken.has(key) ? target : [])),
  ];
  return { taken, entered: new Set(reached.flatMap(withAncestors).map(({ id }) => id)) };
}

const withAncestors = (node: AnyStateNode): AnyStateNode[] => [node, ...(node.parent ? withAncestors(node.parent) : [])];
