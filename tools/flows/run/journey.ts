import { TestRunner } from 'vitest';
import {
  createActor,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type EventFromLogic,
  type InputFrom,
} from 'xstate';
import { declaredTransitions, takenIn } from '../inspect/transitions.ts';
import { controlledMachine } from './controlled.ts';

/** Drives a machine by hand for a test: sends events, and returns its state, calls, effects and emitted events. */
export function journeyOf<M extends AnyStateMachine>(
  machine: M,
  input: InputFrom<M>,
  callbackActors: readonly string[] = [],
) {
  const controlled = controlledMachine(machine, callbackActors);
  const taken = takenByTest(machine.id);
  const declared = declaredTransitions(controlled.provided);
  const actor = createActor<AnyStateMachine>(controlled.provided, {
    input,
    inspect: (inspected) => {
      if (inspected.type === '@xstate.microstep') taken.push(...takenIn(declared, inspected));
    },
  });
  const emitted: AnyEventObject[] = [];
  actor.on('*', (event) => emitted.push(event));
  actor.start();
  const settled = () => new Promise<void>((resolve) => setImmediate(resolve));
  return {
    emitted,
    effects: controlled.effects,
    inputOf: controlled.inputOf,
    received: controlled.received,
    running: controlled.running,
    sendFrom: controlled.sendFrom,
    send: (event: EventFromLogic<M>) => actor.send(event),
    async answer(src: string, output: unknown) {
      controlled.settle({ type: `xstate.done.actor.${src}`, actorId: src, output });
      await settled();
    },
    async fail(src: string, error: unknown) {
      controlled.settle({ type: `xstate.error.actor.${src}`, actorId: src, error });
      await settled();
    },
    /** Makes a child machine emit a snapshot. */
    show: (src: string, snapshot: unknown) =>
      controlled.settle({ type: `xstate.snapshot.${src}`, actorId: src, snapshot }),
    snapshot: (): AnyMachineSnapshot => actor.getSnapshot(),
    value: (): unknown => actor.getSnapshot().value,
    context: (): AnyMachineSnapshot['context'] => actor.getSnapshot().context,
    output: (): unknown => actor.getSnapshot().output,
  };
}

/** Stored with the test, for the requirements that cite it. */
function takenByTest(machine: string): string[] {
  const test = TestRunner.getCurrentTest();
  const taken = test?.meta.journey?.taken ?? [];
  if (test) test.meta.journey = { machine, taken };
  return taken;
}
