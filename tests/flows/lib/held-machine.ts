import type { ActorLogic, AnyActorScope, AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate';

export type HeldChild = {
  input: unknown;
  resolve: (output: unknown) => void;
  reject: (error: unknown) => void;
  show: (snapshot: unknown) => void;
};

type Hands = { hold: (child: HeldChild) => void; release: () => void };

/** A child machine that starts as it would and then stands still: what it shows and how it ends is the test's to say. */
export function heldMachine(machine: AnyStateMachine, { hold, release }: Hands): ActorLogic<AnyMachineSnapshot, AnyEventObject, unknown> {
  return {
    getInitialSnapshot(scope: AnyActorScope, input) {
      const tell = (event: AnyEventObject) => scope.self.send(event);
      hold({
        input,
        resolve: (output) => tell({ type: 'held.done', output }),
        reject: (error) => tell({ type: 'held.failed', error }),
        show: (snapshot) => tell({ type: 'held.shown', snapshot }),
      });
      return machine.getInitialSnapshot(scope, input);
    },
    transition(snapshot, event) {
      if (event.type === 'xstate.stop') {
        release();
        return { ...snapshot, status: 'stopped' };
      }
      if (event.type === 'held.done') return { ...snapshot, status: 'done', output: event.output };
      if (event.type === 'held.failed') return { ...snapshot, status: 'error', error: event.error };
      return event.type === 'held.shown' ? event.snapshot : snapshot;
    },
    getPersistedSnapshot: (snapshot) => snapshot,
  };
}
