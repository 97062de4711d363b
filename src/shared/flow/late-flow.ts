import type { Actor, AnyStateMachine, EventFromLogic, SnapshotFrom, StateValue, Subscription } from 'xstate';
import { isCutOff } from '#src/api/cut-off.ts';
import { noteMissing } from './missing.ts';
import { tellDefect } from './tell-defect.ts';

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

/** How long until a machine that is waited for, and did not come, is asked for again. */
const again = 5_000;

/**
 * A flow whose machine comes when there is time for it, or when something happens: until then it is seen at rest in the state that the
 * machine begins with, and what it is sent waits. A machine that is waited for is asked for until it comes.
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
      if (isCutOff(error)) retry = setTimeout(insist, again);
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
