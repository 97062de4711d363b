import type { StateValue } from 'xstate';

/**
 * Returns the leaf states of a state value: `editing.clean`. Parallel regions are separated by commas: `form.idle,
 * search.open`.
 */
export const stateName = (value: StateValue): string => leavesOf(value).join(', ');

function leavesOf(value: StateValue): string[] {
  if (typeof value === 'string') return [value];
  return Object.entries(value).flatMap(([state, inner = {}]) => {
    const leaves = leavesOf(inner);
    return leaves.length > 0 ? leaves.map((leaf) => `${state}.${leaf}`) : [state];
  });
}
