import type { ReactElement } from 'react';
import type { Actor, AnyStateMachine, SnapshotFrom } from 'xstate';
import type { Flow } from '#tools/flows/paths/flow.ts';

/** The presentation of a flow in Storybook. */
export type FlowScreen<M extends AnyStateMachine = AnyStateMachine> = {
  readonly flow: Flow<M>;
  /** Title in the sidebar. */
  readonly title: string;
  /** Prefix of the stories' ids. */
  readonly id: string;
  readonly layout: 'fullscreen' | 'padded';
  /** Renders the flow with a running or frozen actor. */
  render(actor: Actor<M>): ReactElement;
  /** Returns true for snapshots that exist on phones only. */
  isOnPhone?(snapshot: SnapshotFrom<M>): boolean;
};
