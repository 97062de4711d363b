import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { declaredTransitions, nameOf, nodesOf, type Row } from '../inspect/transitions.ts';

/**
 * Prints the machine as a text table with a row for each transition, entry and invoke. It is reviewed in diffs, since a
 * generated path cannot detect a wrong target.
 */
export function transitionTable(machine: AnyStateMachine): string {
  const head: Row = { source: 'source', event: 'event', guard: 'guard', target: 'target', actions: 'actions' };
  const rows = [head, ...declaredTransitions(machine).values(), ...nodesOf(machine.root).flatMap(dutyRows)];
  const columns = ['source', 'event', 'guard', 'target', 'actions'] as const;
  const widths = columns.map((column) => Math.max(...rows.map((row) => row[column].length)));
  return (
    rows
      .map((row) =>
        columns
          .map((column, i) => row[column].padEnd(widths[i] ?? 0))
          .join(' | ')
          .trimEnd(),
      )
      .join('\n') + '\n'
  );
}

/** Returns what a state does: entry and exit actions, invoked actors, tags. */
export function dutiesOf(node: AnyStateNode): { kind: 'entry' | 'exit' | 'invoke' | 'tags'; names: string }[] {
  const duties = {
    entry: node.entry.map(nameOf).filter(isNotTimer),
    exit: node.exit.map(nameOf).filter(isNotTimer),
    invoke: node.invoke.map(({ id }) => id),
    tags: node.tags,
  };
  return (['entry', 'exit', 'invoke', 'tags'] as const).flatMap((kind) =>
    duties[kind].length > 0 ? [{ kind, names: duties[kind].join(', ') }] : [],
  );
}

const dutyRows = (node: AnyStateNode): Row[] =>
  dutiesOf(node).map(({ kind, names }) => ({
    source: node.id,
    event: `(${kind})`,
    guard: '',
    target: '',
    actions: names,
  }));

/** A state with `after` raises its timer's event on entry and cancels it on exit. */
const isNotTimer = (name: string) => name !== 'xstate.raise' && name !== 'xstate.cancel';
