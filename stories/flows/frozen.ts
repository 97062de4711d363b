import type { Actor, AnyActorRef, AnyMachineSnapshot, AnyStateMachine, SnapshotFrom } from 'xstate';
import { lastOf } from '#tools/flows/paths/history.ts';
import type { Step } from '#tools/flows/paths/flow.ts';

/**
 * Returns an object with the interface of an actor that only holds a snapshot: nothing runs, and events are ignored.
 * The only place with this cast.
 */
export function frozen<M extends AnyStateMachine>(snapshot: SnapshotFrom<M>): Actor<M> {
  const subscribeNothing = () => ({ unsubscribe: () => {} });
  return {
    getSnapshot: () => snapshot,
    subscribe: subscribeNothing,
    on: subscribeNothing,
    send: () => {},
  } as unknown as Actor<M>;
}

/** Returns the last state of a path, with its children in their last reported states. */
export function lastState(steps: readonly Step<AnyStateMachine>[]): AnyMachineSnapshot {
  const { state } = lastOf(steps);
  const childOf = (id: string, parent: AnyMachineSnapshot): AnyActorRef | undefined => parent.children[id];
  const lastReported = (id: string) => {
    const child = childOf(id, state);
    const report = steps.findLast(
      ({ event, state: stepState }) => event.type === `xstate.snapshot.${id}` && childOf(id, stepState) === child,
    );
    return report ? frozen(report.event.snapshot) : child;
  };
  return { ...state, children: Object.fromEntries(Object.keys(state.children).map((id) => [id, lastReported(id)])) };
}
