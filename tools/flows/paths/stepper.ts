import {
  createEmptyActor,
  type AnyActorScope,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type InputFrom,
  type SnapshotFrom,
} from 'xstate';
import { declaredTransitions, takenIn } from '../inspect/transitions.ts';

/** A state, and the declared transitions that led to it, in order. */
export type Stepped<M extends AnyStateMachine> = { state: SnapshotFrom<M>; taken: string[] };

type Stepper<M extends AnyStateMachine> = {
  start(input: InputFrom<M>): Stepped<M>;
  next(state: SnapshotFrom<M>, event: AnyEventObject): Stepped<M>;
};

const steppers = new WeakMap<AnyStateMachine, unknown>();

/**
 * Steps a machine by its pure transition function: nothing is invoked, no time passes, and each step returns the
 * transitions it took. Repeated calls return the same
 * steps.
 */
export function stepperFor<M extends AnyStateMachine>(machine: M): Stepper<M> {
  const stepper = (steppers.get(machine) as Stepper<M> | undefined) ?? newStepper(machine);
  steppers.set(machine, stepper);
  return stepper;
}

function newStepper<M extends AnyStateMachine>(machine: M): Stepper<M> {
  const declared = declaredTransitions(machine);
  const run = (step: (scope: AnyActorScope) => AnyMachineSnapshot): Stepped<M> => {
    const self = createEmptyActor();
    const taken: string[] = [];
    self.system.inspect((inspected) => {
      if (inspected.type === '@xstate.microstep') taken.push(...takenIn(declared, inspected));
    });
    const nothing = () => {};
    const scope = {
      self,
      system: self.system,
      id: '',
      sessionId: '',
      logger: nothing,
      defer: nothing,
      stopChild: nothing,
      emit: nothing,
      actionExecutor: nothing,
    };
    const state = step(scope as never);
    if (state.status === 'error')
      throw new Error(`${machine.id}: ${JSON.stringify(state.value)} broke`, { cause: state.error });
    return { state: state as SnapshotFrom<M>, taken };
  };
  const cache = new WeakMap<object, Map<AnyEventObject, Stepped<M>>>();
  const starts = new Map<InputFrom<M>, Stepped<M>>();
  return {
    start(input) {
      const first = starts.get(input) ?? run((scope) => machine.getInitialSnapshot(scope, input));
      starts.set(input, first);
      return first;
    },
    next(state, event) {
      const steps = cache.get(state) ?? new Map<AnyEventObject, Stepped<M>>();
      cache.set(state, steps);
      const step = steps.get(event) ?? run((scope) => machine.transition(state, event, scope));
      steps.set(event, step);
      return step;
    },
  };
}
