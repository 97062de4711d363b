import { isMachineSnapshot, StateMachine, type ActorRefLike, type AnyStateMachine, type InspectionEvent } from 'xstate';
import { stateName } from './state-name.ts';
import { declaredTransitions, takenIn, type Declared } from './transitions.ts';
import type { Step } from './step.ts';

/**
 * Returns an inspector that reports each step of a machine: its start, and every event that made it take a transition.
 * Only types, states and transitions are read, never the payload of events or the context.
 */
export function stepReader(onStep: (step: Step) => void): (event: InspectionEvent) => void {
  const declared = new WeakMap<AnyStateMachine, Declared>();
  const taken = new WeakMap<ActorRefLike, string[]>();
  const states = new WeakMap<ActorRefLike, string>();
  return (inspected) => {
    const machine = machineOf(inspected.actorRef);
    if (!machine) return;
    if (inspected.type === '@xstate.microstep')
      taken.set(inspected.actorRef, [...takenBy(inspected.actorRef), ...takenIn(transitionsOf(machine), inspected)]);
    if (inspected.type === '@xstate.snapshot') reportStep(machine, inspected);
  };

  function reportStep(
    machine: AnyStateMachine,
    { actorRef, event, snapshot }: Extract<InspectionEvent, { type: '@xstate.snapshot' }>,
  ) {
    const transitions = takenBy(actorRef);
    const from = states.get(actorRef) ?? null;
    taken.delete(actorRef);
    if (from !== null && transitions.length === 0) return;
    const to = isMachineSnapshot(snapshot) ? stateName(snapshot.value) : '';
    states.set(actorRef, to);
    onStep({ machine: machine.id, event: event.type, from, to, transitions });
  }

  function transitionsOf(machine: AnyStateMachine): Declared {
    const transitions = declared.get(machine) ?? declaredTransitions(machine);
    declared.set(machine, transitions);
    return transitions;
  }

  function takenBy(actorRef: ActorRefLike): string[] {
    return taken.get(actorRef) ?? [];
  }
}

/** Returns the machine that an actor runs; undefined if it runs other logic, such as a promise. */
const machineOf = (actorRef: ActorRefLike): AnyStateMachine | undefined =>
  'logic' in actorRef && actorRef.logic instanceof StateMachine ? actorRef.logic : undefined;
