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

/**
 * Steps a machine by its pure transition function: nothing is invoked, no time passes, and each step returns the
 * transitions it took.
 */
export function stepperFor<M extends AnyStateMachine>(machine: M) {
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
  return {
    start: (input: InputFrom<M>) => run((scope) => machine.getInitialSnapshot(scope, input)),
    next(state: SnapshotFrom<M>, event: AnyEventObject): Stepped<M> {
      const steps = cache.get(state) ?? new Map<AnyEventObject, Stepped<M>>();
      cache.set(state, steps);
      const step = steps.get(event) ?? run((scope) => machine.transition(state, event, scope));
      steps.set(event, step);
      return step;
    },
  };
}
