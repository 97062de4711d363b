import type { Affected } from '../paths/affected.ts';
import type { MachineChange } from './changes.ts';

/**
 * Returns what a change affects: transitions that were added or changed; states that were added or changed, and those
 * that lost a transition, since no path can take that any more.
 */
export const affectedOf = ({ transitions, states }: MachineChange): Affected => ({
  transitions: transitions.flatMap(({ after }) => (after ? [after.key] : [])),
  states: [
    ...new Set([
      ...states.flatMap(({ id, kind }) => (kind === 'removed' ? [] : [id])),
      ...transitions.flatMap(({ before, after }) => (before && !after ? [before.source] : [])),
    ]),
  ],
});

/** Returns the leaf states whose stories a change affects: they changed, or a transition into or out of them did. */
export function affectedStates(
  machine: string,
  leaves: readonly string[],
  { transitions, states }: MachineChange,
): string[] {
  const ids = new Set([
    ...states.map(({ id }) => id),
    ...transitions.flatMap(({ before, after }) =>
      [before, after].flatMap((row) => (row ? [row.source, ...row.target.split(', ')] : [])),
    ),
  ]);
  return leaves.filter((leaf) => ids.has(`${machine}.${leaf}`));
}
