import type { Actor, AnyStateMachine, EventFromLogic, SnapshotFrom, StateValue, Subscription } from 'xstate';
import { isNetworkError } from '#src/api/is-network-error.ts';
import { reportError } from '#src/lib/report-error.ts';
import { showAwaitedPress } from '../lazy/awaited-press.ts';
import { recordFailedChunk } from '../lazy/failed-chunks.ts';

/** The part of a snapshot that pages use, available before the machine is loaded. */
export type ActorSnapshot<M extends AnyStateMachine> = Pick<SnapshotFrom<M>, 'value' | 'context' | 'matches'>;

/** The part of an actor that pages use; implemented by actors and by lazy actors. */
export type Flow<M extends AnyStateMachine> = Pick<Actor<M>, 'on'> & {
  getSnapshot: () => ActorSnapshot<M>;
  subscribe: (listener: () => void) => Subscription;
  send: (event: EventFromLogic<M>) => void;
};

export type LazyActor<M extends AnyStateMachine> = Flow<M> & {
  /** Loads and starts the machine, as sending an event does. Rejects if the load fails; the next call tries again. */
  start: () => Promise<void>;
  /** Stops the actor and returns to the initial snapshot; it can be started again. */
  stop: () => void;
};

const retryDelayMs = 5_000;

/**
 * Actor whose machine is loaded on idle or at the first event. Until then it exposes the initial snapshot and queues events. While events are
 * queued, a failed load is retried.
 */
export function lazyActor<M extends AnyStateMachine>(initial: Omit<ActorSnapshot<M>, 'matches'>, load: () => Promise<Actor<M>>): LazyActor<M> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- this `matches` accepts any state, that of a machine only its own states
  const initialSnapshot = { ...initial, matches: (expected: StateValue) => isWithin(initial.value, expected) } as ActorSnapshot<M>;
  const listeners = new Set<() => void>();
  const onStart = new Set<(started: Actor<M>) => void>();
  let queue: EventFromLogic<M>[] = [];
  let actor: Actor<M> | undefined;
  let loading: Promise<void> | undefined;
  let retry: ReturnType<typeof setTimeout> | undefined;
  /** Ends the display of the press that sent a queued event. */
  let showing: (() => void) | undefined;

  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return { unsubscribe: () => void listeners.delete(listener) };
  };
  const run = (loaded: Actor<M>) => {
    onStart.forEach((listen) => listen(loaded));
    loaded.subscribe(() => listeners.forEach((listener) => listener()));
    stopRetrying();
    actor = loaded.start();
    queue.splice(0).forEach((event) => loaded.send(event));
    endAwaited();
  };
  const endAwaited = () => {
    showing?.();
    showing = undefined;
  };
  const stopRetrying = () => {
    clearTimeout(retry);
    recordFailedChunk(listeners, null);
  };
  const startWithRetry = () => {
    start().catch((error: unknown) => {
      if (queue.length === 0) return;
      clearTimeout(retry);
      recordFailedChunk(listeners, isNetworkError(error) ? 'network' : 'error');
      if (!isNetworkError(error)) endAwaited();
      else retry = setTimeout(startWithRetry, retryDelayMs);
    });
  };
  const start = () => {
    loading ??= loadAndRun();
    return loading;
  };
  const loadAndRun = () => {
    const attempt: Promise<void> = load()
      .then((loaded) => {
        if (loading === attempt) run(loaded);
      })
      .catch((error: unknown) => {
        if (loading === attempt) loading = undefined;
        if (!isNetworkError(error)) reportError(error);
        throw error;
      });
    return attempt;
  };
  return {
    start,
    stop: () => {
      stopRetrying();
      endAwaited();
      actor?.stop();
      [actor, loading, queue] = [undefined, undefined, []];
    },
    getSnapshot: () => actor?.getSnapshot() ?? initialSnapshot,
    subscribe,
    on: (type, handler) => {
      let subscription: Subscription | undefined;
      const listen = (started: Actor<M>) => {
        subscription = started.on(type, handler);
      };
      onStart.add(listen);
      if (actor) listen(actor);
      return {
        unsubscribe: () => {
          onStart.delete(listen);
          subscription?.unsubscribe();
        },
      };
    },
    send: (event) => {
      if (actor) return actor.send(event);
      queue.push(event);
      showing ??= showAwaitedPress();
      startWithRetry();
    },
  };
}

function isWithin(value: StateValue | undefined, expected: StateValue): boolean {
  if (value === undefined || value === expected) return value !== undefined;
  if (typeof value === 'string') return false;
  if (typeof expected === 'string') return expected in value;
  return Object.entries(expected).every(([name, nested]) => nested !== undefined && isWithin(value[name], nested));
}
