import type { Actor, AnyStateMachine, EventFromLogic, SnapshotFrom, StateValue, Subscription } from 'xstate';
import { isCutOff } from '#src/api/is-network-error.ts';
import { noteMissing } from '../lazy/failed-chunks.ts';
import { tellDefect } from '../../lib/report-error.ts';

/** The part of a snapshot that pages use, available before the machine is loaded. */
export type Seen<M extends AnyStateMachine> = Pick<SnapshotFrom<M>, 'value' | 'context' | 'matches'>;

/** The part of an actor that pages use; implemented by actors and by flows whose machine is loaded later. */
export type Flow<M extends AnyStateMachine> = Pick<Actor<M>, 'on'> & {
  getSnapshot: () => Seen<M>;
  subscribe: (listener: () => void) => Subscription;
  send: (event: EventFromLogic<M>) => void;
};

export type LateFlow<M extends AnyStateMachine> = Flow<M> & {
  /** Loads and starts the machine, as sending an event does. Rejects if the load fails; the next call tries again. */
  begin: () => Promise<void>;
  /** Stops the actor and returns to the initial snapshot; the flow can be started again. */
  end: () => void;
};

const retryDelayMs = 5_000;

/**
 * Actor whose machine is loaded on idle or at the first event. Until then it exposes the initial snapshot `rest` and queues events. While events
 * are queued, a failed load is retried.
 */
export function lateFlow<M extends AnyStateMachine>(rest: Omit<Seen<M>, 'matches'>, load: () => Promise<Actor<M>>): LateFlow<M> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- its `matches` takes any state, that of a machine its own
  const resting = { ...rest, matches: (asked: StateValue) => isWithin(rest.value, asked) } as Seen<M>;
  const listeners = new Set<() => void>();
  const joins = new Set<(begun: Actor<M>) => void>();
  let waiting: EventFromLogic<M>[] = [];
  let actor: Actor<M> | undefined;
  let coming: Promise<void> | undefined;
  let retry: ReturnType<typeof setTimeout> | undefined;

  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return { unsubscribe: () => void listeners.delete(listener) };
  };
  const tell = () => listeners.forEach((listener) => listener());
  const start = (loaded: Actor<M>) => {
    joins.forEach((join) => join(loaded));
    loaded.subscribe(tell);
    stopAsking();
    actor = loaded.start();
    waiting.splice(0).forEach((event) => loaded.send(event));
  };
  const stopAsking = () => {
    clearTimeout(retry);
    noteMissing(listeners, null);
  };
  const insist = () => {
    begin().catch((error: unknown) => {
      if (waiting.length === 0) return;
      clearTimeout(retry);
      noteMissing(listeners, isCutOff(error) ? 'cut-off' : 'broken');
      if (isCutOff(error)) retry = setTimeout(insist, retryDelayMs);
    });
  };
  const begin = () => {
    coming ??= comes();
    return coming;
  };
  const comes = () => {
    const mine: Promise<void> = load()
      .then((loaded) => {
        if (coming === mine) start(loaded);
      })
      .catch((error: unknown) => {
        if (coming === mine) coming = undefined;
        if (!isCutOff(error)) tellDefect(error);
        throw error;
      });
    return mine;
  };
  return {
    begin,
    end: () => {
      stopAsking();
      actor?.stop();
      [actor, coming, waiting] = [undefined, undefined, []];
    },
    getSnapshot: () => actor?.getSnapshot() ?? resting,
    subscribe,
    on: (type, hear) => {
      let heard: Subscription | undefined;
      const join = (begun: Actor<M>) => {
        heard = begun.on(type, hear);
      };
      joins.add(join);
      if (actor) join(actor);
      return {
        unsubscribe: () => {
          joins.delete(join);
          heard?.unsubscribe();
        },
      };
    },
    send: (event) => {
      if (actor) return actor.send(event);
      waiting.push(event);
      insist();
    },
  };
}

function isWithin(value: StateValue | undefined, asked: StateValue): boolean {
  if (value === undefined || value === asked) return value !== undefined;
  if (typeof value === 'string') return false;
  if (typeof asked === 'string') return asked in value;
  return Object.entries(asked).every(([name, within]) => within !== undefined && isWithin(value[name], within));
}
