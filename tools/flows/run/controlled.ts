import { fromCallback, fromPromise, StateMachine, type AnyEventObject, type AnyStateMachine } from 'xstate';
import { heldMachine } from './held-machine.ts';

/** Callback actors, each with the events it sends back. */
export type CallbackActors = Readonly<Record<string, readonly string[]>>;

type Pending = {
  input: unknown;
  resolve: (output: unknown) => void;
  reject: (error: unknown) => void;
  setSnapshot?: (snapshot: unknown) => void;
  received?: AnyEventObject[];
};

/**
 * Returns the machine with stubbed dependencies: every invoked promise stays pending until it is settled, every child
 * machine does nothing until a test sets its snapshot or its output, every callback actor sends events on command, and
 * every effect is only recorded.
 */
export function controlledMachine<M extends AnyStateMachine>(machine: M, callbackActors: readonly string[]) {
  const pending = new Map<string, Pending>();
  const callbacks = new Map<
    string,
    { input: unknown; received: AnyEventObject[]; sendBack: (event: AnyEventObject) => void }
  >();
  const effects: [name: string, params: unknown][] = [];
  const pendingPromise = (src: string) =>
    fromPromise(
      ({ input, signal }) =>
        new Promise((resolve, reject) => {
          pending.set(src, { input, resolve, reject });
          signal.addEventListener('abort', () => pending.delete(src));
        }),
    );
  const callbackActor = (src: string) =>
    fromCallback(({ input, sendBack, receive }) => {
      const received: AnyEventObject[] = [];
      receive((event) => received.push(event));
      callbacks.set(src, { input, received, sendBack });
      return () => callbacks.delete(src);
    });
  const heldChild = (src: string, child: AnyStateMachine) =>
    heldMachine(child, { hold: (pendingChild) => pending.set(src, pendingChild), release: () => pending.delete(src) });
  const held = (src: string, logic: unknown) => {
    if (callbackActors.includes(src)) return callbackActor(src);
    return logic instanceof StateMachine ? heldChild(src, logic) : pendingPromise(src);
  };
  const { actors, actions } = machine.implementations;
  const provided = machine.provide({
    actors: Object.fromEntries(Object.entries(actors).map(([src, logic]) => [src, held(src, logic)])),
    actions: Object.fromEntries(
      Object.entries(actions)
        .filter(([, action]) => isEffect(action))
        .map(([name]) => [name, (_: unknown, params: unknown) => effects.push([name, params])]),
    ),
  } as never) as M;

  return {
    provided,
    effects,
    inputOf: (src: string) => pending.get(src)?.input ?? callbacks.get(src)?.input,
    /** Returns the events that the machine sent to a callback actor or a child machine. */
    received: (src: string) => callbacks.get(src)?.received ?? pending.get(src)?.received,
    running: () => [...pending.keys(), ...callbacks.keys()],
    sendFrom(src: string, event: AnyEventObject) {
      const callback = callbacks.get(src);
      if (!callback) throw notRunning(src);
      callback.sendBack(event);
    },
    /** Makes an actor answer with an `xstate.done.actor`, `xstate.error.actor` or `xstate.snapshot` event. */
    settle({ type, actorId, output, error, snapshot }: AnyEventObject) {
      const promise = pending.get(actorId);
      if (!promise) throw notRunning(actorId);
      if (type.startsWith('xstate.snapshot.')) return promise.setSnapshot?.(snapshot);
      pending.delete(actorId);
      if (type.startsWith('xstate.done.')) return promise.resolve(output);
      return promise.reject(error);
    },
  };

  function notRunning(src: string) {
    return new Error(
      `"${src}" is not running; running: ${[...pending.keys(), ...callbacks.keys()].join(', ') || 'nothing'}`,
    );
  }
}

/** `assign`, `emit` and the like are part of the machine; a plain function is a side effect. */
export const isEffect = (action: unknown) => typeof action === 'function' && !('resolve' in action);
