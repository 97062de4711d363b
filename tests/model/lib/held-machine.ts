import type { ActorLogic, AnyActorScope, AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate';

type HeldChild = {
  input: unknown;
  resolve: (output: unknown) => void;
  reject: (error: unknown) => void;
  show: (snapshot: unknown) => void;
  /** Events that its parent sent to it. */
  heard: AnyEventObject[];
};

type Hands = { hold: (child: HeldChild) => void; release: () => void };

/** Starts a child machine as usual, then freezes it: the test sets its snapshot and its output. */
export function heldMachine(machine: AnyStateMachine, { hold, release }: Hands): ActorLogic<AnyMachineSnapshot, AnyEventObject, unknown> {
  const ears = new WeakMap<object, AnyEventObject[]>();
  return {
    getInitialSnapshot(scope: AnyActorScope, input) {
      const heard: AnyEventObject[] = [];
      ears.set(scope.self, heard);
      const tell = (event: AnyEventObject) => scope.self.send(event);
      hold({
        input,
        resolve: (output) => tell({ type: 'held.done', output }),
        reject: (error) => tell({ type: 'held.failed', error }),
        show: (snapshot) => tell({ type: 'held.shown', snapshot }),
        heard,
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
      if (event.type !== 'xstate.init') ears.get(scope.self)?.push(event);
      return snapshot;
    },
    getPersistedSnapshot: (snapshot) => snapshot,
  };
}
