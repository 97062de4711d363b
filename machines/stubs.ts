import { fromCallback, fromPromise, type EventObject, type NonReducibleUnknown } from 'xstate';

const notProvided = (name: string) => new Error(`"${name}" must be provided`);

/** Typed stub for a promise actor. Rejects until a feature provides the implementation. */
export const promiseActorStub = <Output, Input extends NonReducibleUnknown>(name: string) =>
  fromPromise<Output, Input>(() => Promise.reject(notProvided(name)));

/** Typed stub for a callback actor. Throws until a feature provides the implementation. */
export const callbackActorStub = <
  Sent extends EventObject,
  Input extends NonReducibleUnknown,
  Received extends EventObject = EventObject,
>(
  name: string,
) =>
  fromCallback<Received, Input, Sent>(() => {
    throw notProvided(name);
  });

/** Typed stub for an action. Throws until a feature provides the implementation. */
export const actionStub =
  <Params>(name: string) =>
  (_: unknown, _params: Params) => {
    throw notProvided(name);
  };
