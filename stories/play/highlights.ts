import { stateName } from '#machines/lib/state-name.ts';
import { declaredTransitions } from '#machines/lib/transitions.ts';
import type { AnyMachineSnapshot } from 'xstate';
import type { KnownMove } from './moves.ts';
import type { Played } from './player.ts';

/** Returns the CSS classes of a diagram: the current states `now`, their parents `within`, the possible transitions `next`, the last ones `taken`. */
export function highlightsIn({ state, recorded }: Played, possible: readonly KnownMove[]): ReadonlyMap<string, readonly string[]> {
  const { machine } = state;
  const declared = declaredTransitions(machine);
  const next = possible.flatMap(({ to, event }) => (to === '' ? machine.getTransitionData(state, event).flatMap((transition) => declared.get(transition)?.key ?? []) : []));
  const taken = recorded.steps.findLast((step) => step.machine === machine.id)?.transitions ?? [];
  const classes = new Map<string, string[]>();
  const mark = (key: string, name: string) => classes.set(key, [...(classes.get(key) ?? []), name]);
  for (const key of new Set(next)) mark(key, 'next');
  for (const key of new Set(taken)) mark(key, 'taken');
  for (const node of state._nodes) mark(node.id, isLeaf(state, node.path) ? 'now' : 'within');
  return classes;
}

const isLeaf = ({ value }: AnyMachineSnapshot, path: readonly string[]): boolean => stateName(value).split(', ').includes(path.join('.'));
