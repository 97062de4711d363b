import type { ActorLogic, AnyActorScope, AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate';

type HeldChild = {
  input: unknown;
  resolve: (output: unknown) => void;
  reject: (error: unknown) => void;
  setSnapshot: (snapshot: unknown) => void;
  /** Events that its parent sent to it. */
  received: AnyEventObject[];
};

type Handlers = { hold: (child: HeldChild) => void; release: () => void };

/** Starts a child machine as usual, then freezes it: the test sets its snapshot and its output. */
export function heldMachine(
  machine: AnyStateMachine,
  { hold, release }: Handlers,
): ActorLogic<AnyMachineSnapshot, AnyEventObject, unknown> {
  const receivedBy = new WeakMap<object, AnyEventObject[]>();
  return {
    getInitialSnapshot(scope: AnyActorScope, input) {
      const received: AnyEventObject[] = [];
      receivedBy.set(scope.self, received);
      const send = (event: AnyEventObject) => scope.self.send(event);
      hold({
        input,
        resolve: (output) => send({ type: 'held.done', output }),
        reject: (error) => send({ type: 'held.failed', error }),
        setSnapshot: (snapshot) => send({ type: 'held.shown', snapshot }),
        received,
      });
      return machine.getInitialSnapshot(scope, input);
    },
    transition(snapshot, event, scope) {
      if (event.type === 'xstate.stop') {
        release();
        return { ...snapshot, status: 'stopped' };
      }
      if (event.type === 'held.done') return { ...snapshot, status: 'done', output: event.output };
      if (event.type === 'held.failed') return { ...snapshot, status: 'error', error: event.error };
      if (event.type === 'held.shown') return event.snapshot;
      if (event.type !== 'xstate.init') receivedBy.get(scope.self)?.push(event);
      return snapshot;
    },
    getPersistedSnapshot: (snapshot) => snapshot,
  };
}
