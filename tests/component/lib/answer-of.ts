import { createActor, toPromise, type AnyActorLogic } from 'xstate';

/** Runs an actor that a flow knows by a name, and resolves to its output. */
export const answerOf = (logic: unknown, input?: unknown): Promise<unknown> => toPromise(createActor(logic as AnyActorLogic, { input }).start());

/** Runs an action that a flow knows by a name. */
export function runAction(action: unknown, params: unknown): void {
  if (typeof action !== 'function') throw new Error('There is no such action.');
  action({}, params);
}
