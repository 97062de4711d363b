import { createActor, type Actor, type ActorRefLike, type AnyEventObject, type AnyStateMachine } from 'xstate';
import type { Step } from '#tools/flows/inspect/step.ts';
import { stepReader } from '#tools/flows/inspect/step-reader.ts';
import { send, type Move } from './moves.ts';
import { simulated } from './simulated.ts';

/** A running machine, with the events that it received and its steps. */
export type Run = {
  readonly actor: Actor<AnyStateMachine>;
  readonly moves: readonly Move[];
  readonly steps: readonly Step[];
};

/** No timer elapses by itself. */
const stoppedClock = { setTimeout: () => 0, clearTimeout: () => {} };

/**
 * Starts a machine with simulated actors and sends the events. Each external event to it or to a child machine that
 * takes a transition is added to its path; `onChange` is called for those added later.
 */
export function runOf(
  machine: AnyStateMachine,
  input: unknown,
  moves: readonly Move[] = [],
  onChange: () => void = () => {},
): Run {
  const received: Move[] = [];
  const steps: Step[] = [];
  const external = new WeakSet<AnyEventObject>();
  const readStep = stepReader((step) => steps.push(step));
  const actor = createActor<AnyStateMachine>(simulated(machine), {
    input,
    clock: stoppedClock,
    inspect: (inspected) => {
      if (
        inspected.type === '@xstate.event' &&
        inspected.sourceRef === undefined &&
        inspected.event.type !== 'xstate.init'
      )
        external.add(inspected.event);
      const count = steps.length;
      readStep(inspected);
      if (inspected.type !== '@xstate.snapshot') return;
      if (steps.length > count && external.has(inspected.event))
        received.push({ to: nameOf(inspected.actorRef), event: inspected.event });
      onChange();
    },
  });
  const nameOf = (actorRef: ActorRefLike) =>
    actorRef !== actor && 'id' in actorRef && typeof actorRef.id === 'string' ? actorRef.id : '';
  actor.start();
  for (const move of moves) send(actor, move);
  return { actor, moves: received, steps };
}
