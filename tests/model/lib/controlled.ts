import { fromCallback, fromPromise, StateMachine, type AnyEventObject, type AnyStateMachine } from 'xstate';
import { heldMachine } from './held-machine.ts';

/** Callback actors, each with the events it sends back. */
export type Speakers = Readonly<Record<string, readonly string[]>>;

type Pending = { input: unknown; resolve: (output: unknown) => void; reject: (error: unknown) => void; show?: (snapshot: unknown) => void; heard?: AnyEventObject[] };

/**
 * Returns the machine with stubbed dependencies: every invoked promise stays pending until it is settled, every child machine does nothing until a
 * test sets its snapshot or its output, every callback actor sends events on command, and every effect is only recorded.
 */
export function controlledMachine<M extends AnyStateMachine>(machine: M, speakers: readonly string[]) {
  const pending = new Map<string, Pending>();
  const voices = new Map<string, { input: unknown; heard: AnyEventObject[]; sendBack: (event: AnyEventObject) => void }>();
  const effects: [name: string, params: unknown][] = [];
  const waiting = (src: string) =>
    fromPromise(({ input, signal }) => new Promise((resolve, reject) => {
      pending.set(src, { input, resolve, reject });
      signal.addEventListener('abort', () => pending.delete(src));
    }));
  const speaking = (src: string) =>
    fromCallback(({ input, sendBack, receive }) => {
      const heard: AnyEventObject[] = [];
      receive((event) => heard.push(event));
      voices.set(src, { input, heard, sendBack });
      return () => voices.delete(src);
    });
  const holding = (src: string, child: AnyStateMachine) => heldMachine(child, { hold: (pendingChild) => pending.set(src, pendingChild), release: () => pending.delete(src) });
  const held = (src: string, logic: unknown) => {
    if (speakers.includes(src)) return speaking(src);
    return logic instanceof StateMachine ? holding(src, logic) : waiting(src);
  };
  const { actors, actions } = machine.implementations;
  const provided = machine.provide({
    actors: Object.fromEntries(Object.entries(actors).map(([src, logic]) => [src, held(src, logic)])),
    actions: Object.fromEntries(Object.entries(actions).filter(([, action]) => isEffect(action)).map(([name]) => [name, (_: unknown, params: unknown) => effects.push([name, params])])),
  } as never) as M;

  return {
    provided,
    effects,
    inputOf: (src: string) => pending.get(src)?.input ?? voices.get(src)?.input,
    /** Returns the events that the machine sent to a callback actor or a child machine. */
    heard: (src: string) => voices.get(src)?.heard ?? pending.get(src)?.heard,
    running: () => [...pending.keys(), ...voices.keys()],
    speak(src: string, event: AnyEventObject) {
      const voice = voices.get(src);
      if (!voice) throw notRunning(src);
      voice.sendBack(event);
    },
    /** Makes an actor answer with an `xstate.done.actor`, `xstate.error.actor` or `xstate.snapshot` event. */
    settle({ type, actorId, output, error, snapshot }: AnyEventObject) {
      const promise = pending.get(actorId);
      if (!promise) throw notRunning(actorId);
      if (type.startsWith('xstate.snapshot.')) return promise.show?.(snapshot);
      pending.delete(actorId);
      if (type.startsWith('xstate.done.')) return promise.resolve(output);
      return promise.reject(error);
    },
  };

  function notRunning(src: string) {
    return new Error(`"${src}" is not running; running: ${[...pending.keys(), ...voices.keys()].join(', ') || 'nothing'}`);
  }
}

/** `assign`, `emit` and the like are part of the machine; a plain function is a side effect. */
export const isEffect = (action: unknown) => typeof action === 'function' && !('resolve' in action);
