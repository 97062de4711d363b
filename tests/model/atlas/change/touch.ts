import type { Touch } from '../../lib/touched.ts';
import type { MachineChange } from './changes.ts';

/**
 * What a change touches: transitions that are new or differ; states that are new or differ, and those that a transition is gone from, since
 * no path can take what is gone.
 */
export const touchOf = ({ transitions, states }: MachineChange): Touch => ({
  transitions: transitions.flatMap(({ after }) => (after ? [after.key] : [])),
  states: [...new Set([...states.flatMap(({ id, kind }) => (kind === 'removed' ? [] : [id])), ...transitions.flatMap(({ before, after }) => (before && !after ? [before.source] : []))])],
});

/** The leaf states whose story a change touches: they differ, or a transition into or out of them does. */
export function touchedStates(machine: string, leaves: readonly string[], { transitions, states }: MachineChange): string[] {
  const ids = new Set([
    ...states.map(({ id }) => id),
    ...transitions.flatMap(({ before, after }) => [before, after].flatMap((row) => (row ? [row.source, ...row.target.split(', ')] : []))),
  ]);
  return leaves.filter((leaf) => ids.has(`${machine}.${leaf}`));
}
