import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';

export type Row = { source: string; event: string; guard: string; target: string; actions: string };
type Transition = Row & { key: string };
export type Declared = ReadonlyMap<AnyTransitionDefinition, Transition>;

/**
 * Returns every transition that the machine declares: `on`, `always`, `after`, `onDone` and `onError`, one for each
 * guarded branch.
 */
export function declaredTransitions(machine: AnyStateMachine): Declared {
  const declared = new Map<AnyTransitionDefinition, Transition>();
  for (const node of nodesOf(machine.root)) {
    const groups: [string, readonly AnyTransitionDefinition[]][] = [...node.transitions, ['always', node.always ?? []]];
    for (const [event, branches] of groups)
      branches.forEach((branch, index) => {
        const row = rowOf(node, event, branch);
        const branchNumber = branches.length > 1 ? ` #${index + 1}` : '';
        const guard = row.guard && ` [${row.guard}]`;
        declared.set(branch, { ...row, key: `${row.source} · ${row.event}${branchNumber}${guard} → ${row.target}` });
      });
  }
  return declared;
}

/** Returns the keys of the declared transitions that a microstep takes. */
export const takenIn = (
  declared: Declared,
  { _transitions }: { readonly _transitions: readonly AnyTransitionDefinition[] },
): string[] => _transitions.flatMap((transition) => declared.get(transition)?.key ?? []);

export const nodesOf = (node: AnyStateNode): AnyStateNode[] => [node, ...Object.values(node.states).flatMap(nodesOf)];

const rowOf = (node: AnyStateNode, event: string, branch: AnyTransitionDefinition): Row => ({
  source: node.id,
  event: eventName(event),
  guard: nameOf(branch.guard),
  target: branch.target?.map(({ id }) => id).join(', ') ?? (branch.actions.length > 0 ? '(stays)' : '(forbidden)'),
  actions: branch.actions.map(nameOf).join(', '),
});

/**
 * Makes an event type readable: `xstate.done.actor.signIn` becomes `signIn done`, `xstate.after.signOutTimeout.x`
 * becomes `after signOutTimeout`.
 */
export const eventName = (type: string): string =>
  type
    .replace(/^xstate\.(done|error)\.actor\.(.+)$/, '$2 $1')
    .replace(/^xstate\.snapshot\.(.+)$/, '$1 shows')
    .replace(/^xstate\.after\.([^.]+)\..+$/, 'after $1');

/** Returns the name of a guard or an action in the machine. */
export function nameOf(reference: unknown): string {
  if (reference === undefined) return '';
  if (typeof reference === 'string') return reference;
  if (typeof reference !== 'object' && typeof reference !== 'function') return 'inline';
  const { type = 'inline', event } = reference as { type?: string; event?: unknown };
  if (type !== 'xstate.emit') return type;
  return typeof event === 'object' && event !== null && 'type' in event ? `emit ${String(event.type)}` : 'emit';
}
