import { fromCallback, fromPromise, type EventObject, type NonReducibleUnknown } from 'xstate';

const missing = (name: string) => new Error(`"${name}" must be provided`);

/** A promise actor's place in a machine: its types, and a rejection until a feature provides the real one. */
export const promiseFor = <Output, Input extends NonReducibleUnknown>(name: string) =>
  fromPromise<Output, Input>(() => Promise.reject(missing(name)));

/** A callback actor's place in a machine, likewise. */
export const callbackFor = <Sent extends EventObject, Input extends NonReducibleUnknown, Received extends EventObject = EventObject>(name: string) =>
  fromCallback<Received, Input, Sent>(() => {
    throw missing(name);
  });

/** A side effect's place in a machine, likewise. */
export const effectFor =
  <Params>(name: string) =>
  (_: unknown, _params: Params) => {
    throw missing(name);
  };
