import type { ReactElement } from 'react';
import type { Actor, AnyStateMachine, SnapshotFrom } from 'xstate';
import type { Flow } from '#tests/model/lib/paths.ts';

/** How Storybook shows a flow. */
export type FlowScreen<M extends AnyStateMachine = AnyStateMachine> = {
  readonly flow: Flow<M>;
  /** Place in the sidebar. */
  readonly title: string;
  /** Id that the ids of the stories begin with. */
  readonly id: string;
  readonly layout: 'fullscreen' | 'padded';
  /** Renders the flow with an actor that runs or is frozen. */
  render(actor: Actor<M>): ReactElement;
  /** True for snapshots that only phones show. */
  isOnPhone?(snapshot: SnapshotFrom<M>): boolean;
};
