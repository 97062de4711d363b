import type {
  AnyActorLogic,
  AnyEventObject,
  AnyMachineSnapshot,
  AnyStateMachine,
  EventFromLogic,
  OutputFrom,
  StateMachine,
} from 'xstate';
import { declaredTransitions } from '../inspect/transitions.ts';

/** The actors and the names of the delays of a machine. */
type PartsOf<M> =
  M extends StateMachine<
    infer _Context,
    infer _Event,
    infer _Children,
    infer Actor,
    infer _Action,
    infer _Guard,
    infer Delay,
    infer _Value,
    infer _Tag,
    infer _Input,
    infer _Output,
    infer _Emitted,
    infer _Meta,
    infer _Config
  >
    ? { readonly actor: Actor; readonly delay: Delay & string }
    : never;
export type ActorOf<M> = PartsOf<M>['actor'];
export type DelayOf<M> = PartsOf<M>['delay'];
export type OutputOf<M, Src> =
  ActorOf<M> extends infer A
    ? A extends { src: Src; logic: infer L extends AnyActorLogic }
      ? OutputFrom<L>
      : never
    : never;

/**
 * Everything that users, timers and external systems can do to a machine: at least one example of every event, output
 * and error.
 */
export type Cases<M extends AnyStateMachine> = {
  events: { [Type in EventFromLogic<M>['type']]: readonly Extract<EventFromLogic<M>, { type: Type }>[] };
  /** By invoke id, which equals the actor's `src`. */
  actors: {
    [Src in ActorOf<M>['src']]: {
      done?: readonly OutputOf<M, Src>[];
      error?: readonly unknown[];
      snapshot?: readonly unknown[];
    };
  };
};

type ActorCases = Record<
  string,
  { done?: readonly unknown[]; error?: readonly unknown[]; snapshot?: readonly unknown[] }
>;

/** All events of the cases, with `done`, `error` and `after` in XState's own spelling. */
export function eventsOf<M extends AnyStateMachine>(machine: M, cases: Cases<M>): AnyEventObject[] {
  const sent = Object.values<readonly AnyEventObject[]>(cases.events).flat();
  const actorEvents = Object.entries<ActorCases[string]>(cases.actors).flatMap(
    ([actorId, { done = [], error = [], snapshot = [] }]) => [
      ...done.map((output) => ({ type: `xstate.done.actor.${actorId}`, output, actorId })),
      ...error.map((reason) => ({ type: `xstate.error.actor.${actorId}`, error: reason, actorId })),
      ...snapshot.map((shown) => ({ type: `xstate.snapshot.${actorId}`, snapshot: shown, actorId })),
    ],
  );
  const timers = [...declaredTransitions(machine).keys()]
    .map(({ eventType }) => eventType)
    .filter((type) => type.startsWith('xstate.after.'));
  return [...sent, ...actorEvents, ...[...new Set(timers)].map((type) => ({ type }))];
}

/** An actor can answer only while it runs, and a machine in a final state accepts no event. */
export function accepts(machine: AnyStateMachine, state: AnyMachineSnapshot, event: AnyEventObject): boolean {
  if (state.status !== 'active') return false;
  if (typeof event.actorId === 'string' && !(event.actorId in state.children)) return false;
  return machine.getTransitionData(state, event).length > 0;
}
