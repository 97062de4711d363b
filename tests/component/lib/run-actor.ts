import { createActor, toPromise, type AnyActorLogic } from 'xstate';

/** Runs an actor of a flow, and resolves to its output. */
export const runActor = (logic: unknown, input?: unknown): Promise<unknown> =>
  toPromise(createActor(logic as AnyActorLogic, { input }).start());

/** Runs an action of a flow. */
export function runAction(action: unknown, params: unknown): void {
  if (typeof action !== 'function') throw new Error('There is no such action.');
  action({}, params);
}
