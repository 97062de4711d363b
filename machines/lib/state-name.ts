import type { StateValue } from 'xstate';

/** Where a machine is, as its leaf states: `editing.clean`; those of parallel parts beside each other, `form.idle, search.open`. */
export const stateName = (value: StateValue): string => leavesOf(value).join(', ');

function leavesOf(value: StateValue): string[] {
  if (typeof value === 'string') return [value];
  return Object.entries(value).flatMap(([state, inner = {}]) => {
    const leaves = leavesOf(inner);
    return leaves.length > 0 ? leaves.map((leaf) => `${state}.${leaf}`) : [state];
  });
}
