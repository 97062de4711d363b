import type { AnyStateMachine } from 'xstate';
import { declaredTransitions, nodesOf, type Row } from '../inspect/transitions.ts';
import { dutiesOf } from '../paths/transition-table.ts';
import { rowsOf, stateTreeOf, type DrawnRow, type DrawnState } from '../diagram/graph.ts';

/**
 * A state: its kind, initial state, actions, actors and tags, each as text; `code` is the source text of their
 * parameters.
 */
export type StateData = {
  readonly id: string;
  readonly aspects: Readonly<Record<string, string>>;
  readonly code: string;
};
export type TransitionData = Row & { readonly key: string; readonly code: string };

/** The declaration of a machine as plain data, so that two versions can be compared. */
export type MachineData = {
  readonly id: string;
  readonly states: readonly StateData[];
  readonly transitions: readonly TransitionData[];
  /** The source text of guards, actions and delays by name. */
  readonly code: Readonly<Record<string, string>>;
  readonly root: DrawnState;
  readonly rows: readonly DrawnRow[];
};

export const machineData = (machine: AnyStateMachine): MachineData => ({
  id: machine.id,
  states: nodesOf(machine.root).map((node) => ({
    id: node.id,
    aspects: {
      kind: node.type,
      initial: node.type === 'compound' ? node.initial.target.map(({ key }) => key).join(', ') : '',
      ...Object.fromEntries(dutiesOf(node).map(({ kind, names }) => [kind, names])),
    },
    code: textOf([node.entry, node.exit, node.invoke.map(({ input }) => input)]),
  })),
  transitions: [...declaredTransitions(machine).entries()].map(([{ guard, actions }, row]) => ({
    ...row,
    code: textOf([guard, actions]),
  })),
  code: codeOf(machine),
  root: stateTreeOf(machine.root),
  rows: rowsOf(machine),
});

function codeOf({ implementations: { guards, actions, delays } }: AnyStateMachine): Record<string, string> {
  const named: [string, unknown][] = [guards, actions, delays].flatMap((group) => Object.entries<unknown>(group));
  return Object.fromEntries(named.map(([name, code]) => [name, textOf(code)]));
}

/** `assign` and similar functions hold their arguments as properties. */
function textOf(code: unknown): string {
  if (typeof code === 'function') return [String(code), ...Object.values(code).map(textOf)].join('\n');
  return typeof code === 'object' && code !== null
    ? Object.entries(code)
        .map(([name, value]) => `${name}: ${textOf(value)}`)
        .join('\n')
    : String(code);
}
