import { createActor, StateMachine, type AnyActorLogic, type AnyStateMachine } from 'xstate';
import { describe, expect, test } from 'vitest';

const load = async (): Promise<Record<string, AnyStateMachine>> => ({
  ...(await import('#machines/index.ts')).machines,
});

/** Returns the error or result of actor logic that is started on its own. */
const resultOfActor = (logic: AnyActorLogic) =>
  new Promise<string>((resolve) => {
    const actor = createActor(logic, { input: {} });
    actor.subscribe({ error: (error) => resolve(String(error)), complete: () => resolve('completed') });
    actor.start();
  });

/** `assign` and `emit` belong to the machine; a plain function is a side effect that a feature provides. */
const effectsOf = (machine: AnyStateMachine) =>
  Object.entries(machine.implementations.actions).filter(
    ([, action]) => typeof action === 'function' && !('resolve' in action),
  );

describe('every machine of the registry', () => {
  test('loads, and is registered under its own id', async () => {
    const machines = await load();
    expect(
      Object.entries(machines).map(([name, machine]) => [name, machine.id, machine.config.initial !== '']),
    ).toEqual(Object.keys(machines).map((name) => [name, name, true]));
  });

  test('invokes each actor under its own name, and one that is no machine must be provided', async () => {
    for (const machine of Object.values(await load()))
      for (const [name, logic] of Object.entries(machine.implementations.actors).filter(
        ([, child]) => !(child instanceof StateMachine),
      ))
        expect(await resultOfActor(logic as AnyActorLogic)).toBe(`Error: "${name}" must be provided`);
  });

  test('leaves each effectful action to its feature, which must provide it', async () => {
    for (const machine of Object.values(await load()))
      for (const [name, effect] of effectsOf(machine))
        expect(effect as () => void).toThrow(`"${name}" must be provided`);
  });
});
