import {
  isMachineSnapshot,
  StateMachine,
  type AnyActorRef,
  type AnyEventObject,
  type AnyMachineSnapshot,
} from 'xstate';
import { accepts, eventsOf } from '#tools/flows/paths/cases.ts';
import { flows } from '#tests/flows/lib/flows.ts';
import type { AnyFlow } from '#tools/flows/paths/flow.ts';

/** An event for the machine of a flow, or for its child machine named by `to`. */
export type Move = { readonly to: string; readonly event: AnyEventObject };

/** A case of a flow as an event with the machine that receives it. */
export type KnownMove = Move & { readonly machine: string };

const movesByFlow = new WeakMap<AnyFlow, readonly KnownMove[]>();

/**
 * Returns all events in the cases of a flow and of its child machines. Repeated calls for the same flow return the same
 * objects.
 */
export function knownMoves(flow: AnyFlow): readonly KnownMove[] {
  const moves = movesByFlow.get(flow) ?? [
    ...movesTo('', flow),
    ...childrenOf(flow).flatMap(([src, child]) => movesTo(src, child)),
  ];
  movesByFlow.set(flow, moves);
  return moves;
}

/** Returns the currently possible events, child machines included, without the snapshots that child machines emit. */
export function possibleMoves(flow: AnyFlow, state: AnyMachineSnapshot): readonly KnownMove[] {
  const childSnapshots = new Set(childrenOf(flow).map(([src]) => `xstate.snapshot.${src}`));
  return knownMoves(flow).filter(({ to, machine, event }) => {
    const receiver = stateOf(state, to);
    const isEventPossible = flows[machine]?.onMachine.isEventPossible ?? (() => true);
    return (
      receiver !== null &&
      !childSnapshots.has(event.type) &&
      accepts(receiver.machine, receiver, event) &&
      isEventPossible(receiver, event)
    );
  });
}

/** Sends an event to its machine; one for a child machine that does not run is lost. */
export const send = (actor: AnyActorRef, { to, event }: Move): void =>
  (to === '' ? actor : childIn(actor.getSnapshot(), to))?.send(event);

/** Returns the child machines of a flow that are flows themselves, by actor. */
export const childrenOf = ({ machine }: AnyFlow): readonly (readonly [src: string, flow: AnyFlow])[] =>
  Object.entries(machine.implementations.actors).flatMap(([src, logic]) => {
    const flow = logic instanceof StateMachine ? flows[logic.id]?.onMachine : undefined;
    return flow ? [[src, flow] as const] : [];
  });

const movesTo = (to: string, { machine, cases }: AnyFlow): KnownMove[] =>
  eventsOf(machine, cases).map((event) => ({ to, machine: machine.id, event }));

const childIn = ({ children }: AnyMachineSnapshot, name: string): AnyActorRef | undefined => children[name];

function stateOf(state: AnyMachineSnapshot, to: string): AnyMachineSnapshot | null {
  const snapshot: unknown = to === '' ? state : childIn(state, to)?.getSnapshot();
  return isMachineSnapshot(snapshot) ? snapshot : null;
}
