import type { Actor, AnyStateMachine, EventFromLogic, SnapshotFrom, StateValue, Subscription } from 'xstate';

/** What is seen of a flow, also while its machine is still to come. */
export type Seen<M extends AnyStateMachine> = Pick<SnapshotFrom<M>, 'value' | 'context' | 'matches'>;

/** What a page asks of a flow: an actor is one, and so is a flow whose machine comes later. */
export type Flow<M extends AnyStateMachine> = Pick<Actor<M>, 'on'> & {
  getSnapshot: () => Seen<M>;
  subscribe: (listener: () => void) => Subscription;
  send: (event: EventFromLogic<M>) => void;
};

export type LateFlow<M extends AnyStateMachine> = Flow<M> & {
  /** Brings the machine, as what is sent does, too. Rejects when it does not come; the next time it is tried again. */
  begin: () => Promise<void>;
  /** Back to its rest, from which it can begin anew. */
  end: () => void;
};

/**
 * A flow whose machine comes when there is time for it, or when something happens: until then it is seen at rest in the state that the
 * machine begins with, and what it is sent waits.
 */
export function lateFlow<M extends AnyStateMachine>(rest: Omit<Seen<M>, 'matches'>, load: () => Promise<Actor<M>>): LateFlow<M> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- its `matches` takes any state, that of a machine its own
  const resting = { ...rest, matches: (asked: StateValue) => isWithin(rest.value, asked) } as Seen<M>;
  const listeners = new Set<() => void>();
  const joins = new Set<(begun: Actor<M>) => void>();
  let waiting: EventFromLogic<M>[] = [];
  let actor: Actor<M> | undefined;
  let coming: Promise<void> | undefined;

  const tell = () => listeners.forEach((listener) => listener());
  const start = (loaded: Actor<M>) => {
    joins.forEach((join) => join(loaded));
    loaded.subscribe(tell);
    actor = loaded.start();
    waiting.splice(0).forEach((event) => loaded.send(event));
  };
  const begin = () => {
    coming ??= comes();
    return coming;
  };
  const comes = () => {
    const mine: Promise<void> = load().then(
      (loaded) => {
        if (coming === mine) start(loaded);
      },
      (error: unknown) => {
        if (coming === mine) coming = undefined;
        throw error;
      },
    );
    return mine;
  };
  return {
    begin,
    end: () => {
      actor?.stop();
      [actor, coming, waiting] = [undefined, undefined, []];
    },
    getSnapshot: () => actor?.getSnapshot() ?? resting,
    subscribe: (listener) => {
      listeners.add(listener);
      return { unsubscribe: () => void listeners.delete(listener) };
    },
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
      // What does not come now is asked for by the next event, and done with it.
      begin().catch(() => undefined);
    },
  };
}

function isWithin(value: StateValue | undefined, asked: StateValue): boolean {
  if (value === undefined || value === asked) return value !== undefined;
  if (typeof value === 'string') return false;
  if (typeof asked === 'string') return asked in value;
  return Object.entries(asked).every(([name, within]) => within !== undefined && isWithin(value[name], within));
}
