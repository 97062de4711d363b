import { fromPromise, StateMachine, type AnyStateMachine } from 'xstate';
import { isEffect } from '#tools/flows/run/controlled.ts';

const unanswered = fromPromise(() => new Promise<never>(() => {}));

const simulatedMachines = new WeakMap<AnyStateMachine, AnyStateMachine>();

/**
 * Returns the machine with its child machines but without side effects: calls stay pending, actions do nothing.
 * Repeated calls return the same object.
 */
export function simulated(machine: AnyStateMachine): AnyStateMachine {
  const simulatedMachine = simulatedMachines.get(machine) ?? isolate(machine);
  simulatedMachines.set(machine, simulatedMachine);
  return simulatedMachine;
}

function isolate(machine: AnyStateMachine): AnyStateMachine {
  const { actors, actions } = machine.implementations;
  return machine.provide({
    actors: Object.fromEntries(
      Object.entries(actors).map(([src, logic]) => [
        src,
        logic instanceof StateMachine ? simulated(logic) : unanswered,
      ]),
    ),
    actions: Object.fromEntries(
      Object.entries(actions).flatMap(([name, action]) => (isEffect(action) ? [[name, () => {}]] : [])),
    ),
  });
}
