import { stateName } from '#tools/flows/inspect/state-name.ts';
import { declaredTransitions } from '#tools/flows/inspect/transitions.ts';
import type { AnyMachineSnapshot } from 'xstate';
import type { KnownMove } from './moves.ts';
import type { Played } from './player.ts';

/**
 * Returns the CSS classes of a diagram: the current states `now`, their parents `within`, the possible transitions
 * `next`, the last ones `taken`.
 */
export function highlightsIn(
  { state, steps }: Played,
  possible: readonly KnownMove[],
): ReadonlyMap<string, readonly string[]> {
  const { machine } = state;
  const declared = declaredTransitions(machine);
  const possibleKeys = possible.flatMap(({ to, event }) =>
    to === ''
      ? machine.getTransitionData(state, event).flatMap((transition) => declared.get(transition)?.key ?? [])
      : [],
  );
  const takenKeys = steps.findLast((step) => step.machine === machine.id)?.transitions ?? [];
  const classes = new Map<string, string[]>();
  const addClass = (key: string, name: string) => classes.set(key, [...(classes.get(key) ?? []), name]);
  for (const key of new Set(possibleKeys)) addClass(key, 'next');
  for (const key of new Set(takenKeys)) addClass(key, 'taken');
  for (const node of state._nodes) addClass(node.id, isLeaf(state, node.path) ? 'now' : 'within');
  return classes;
}

const isLeaf = ({ value }: AnyMachineSnapshot, path: readonly string[]): boolean =>
  stateName(value).split(', ').includes(path.join('.'));
