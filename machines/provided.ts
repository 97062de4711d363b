import { fromCallback, fromPromise, type EventObject, type NonReducibleUnknown } from 'xstate';

const missing = (name: string) => new Error(`"${name}" must be provided`);

/** Typed stub for a promise actor. Rejects until a feature provides the implementation. */
export const promiseFor = <Output, Input extends NonReducibleUnknown>(name: string) =>
  fromPromise<Output, Input>(() => Promise.reject(missing(name)));

/** Typed stub for a callback actor. Throws until a feature provides the implementation. */
export const callbackFor = <Sent extends EventObject, Input extends NonReducibleUnknown, Received extends EventObject = EventObject>(name: string) =>
  fromCallback<Received, Input, Sent>(() => {
    throw missing(name);
  });

/** Typed stub for an action. Throws until a feature provides the implementation. */
export const effectFor =
  <Params>(name: string) =>
  (_: unknown, _params: Params) => {
    throw missing(name);
  };
