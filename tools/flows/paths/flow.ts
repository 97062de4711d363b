import type { AnyEventObject, AnyStateMachine, EventFromLogic, InputFrom, SnapshotFrom } from 'xstate';
import type { CallbackActors } from '../run/controlled.ts';
import type { Cases } from './cases.ts';
import type { Stepped } from './stepper.ts';

export type Step<M extends AnyStateMachine> = Stepped<M> & { event: AnyEventObject };
export type Path<M extends AnyStateMachine> = { title: string; steps: Step<M>[] };

/**
 * Returns true if it holds. It is checked on each prefix of a path, so on its last step with the history of that step.
 */
export type Property<M extends AnyStateMachine> = (steps: readonly Step<M>[]) => boolean;

export type Flow<M extends AnyStateMachine> = {
  machine: M;
  cases: Cases<M>;
  /** Paths are generated for each input; a machine without input has `[undefined]`. */
  inputs: readonly InputFrom<M>[];
  /** The part of the context that guards read, as few values as possible. */
  contextKey?: (context: SnapshotFrom<M>['context']) => unknown;
  /** Returns false for an event that is impossible in this state. `last` is the transition that led here. */
  isEventPossible?: (state: SnapshotFrom<M>, event: EventFromLogic<M>, last?: string | null) => boolean;
  /** Callback actors, each with the events that it sends. */
  callbackActors?: CallbackActors;
  /** The maximum number of explored steps; more are an error. */
  limit?: number;
  /** Safety properties of every path, by a sentence that states them. */
  properties?: Readonly<Record<string, Property<M>>>;
};

export type AnyFlow = Flow<AnyStateMachine>;
