import type { Actor, AnyStateMachine, SnapshotFrom } from 'xstate';
import { fn } from 'storybook/test';
import { generatePaths, type Flow } from '#tests/model/lib/paths.ts';
import { snapshotAt } from '#tests/model/lib/resting.ts';

/** Actors held still in any resting state of a flow, with the context and children of a path that really leads there. */
export function frozenActors<M extends AnyStateMachine>(flow: Flow<M>) {
  const generated = generatePaths(flow);
  return (leaf: string): Actor<M> => frozen(snapshotAt(flow.machine, generated, leaf));
}

/** The boundary where an object that only shows a snapshot stands in for an actor: nothing runs, what is sent is only noted. */
function frozen<M extends AnyStateMachine>(snapshot: SnapshotFrom<M>): Actor<M> {
  const still = () => ({ unsubscribe: () => {} });
  return { getSnapshot: () => snapshot, subscribe: still, on: still, send: fn() } as unknown as Actor<M>;
}
