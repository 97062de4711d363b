import type { Actor, AnyStateMachine, SnapshotFrom } from 'xstate';

/** The part of a snapshot that pages use. */
export type FlowSnapshot<M extends AnyStateMachine> = Pick<SnapshotFrom<M>, 'value' | 'context' | 'matches'>;

/** The part of an actor that pages use. */
export type Flow<M extends AnyStateMachine> = Pick<Actor<M>, 'on' | 'subscribe' | 'send'> & {
  getSnapshot: () => FlowSnapshot<M>;
};
