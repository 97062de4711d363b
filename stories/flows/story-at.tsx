import type { StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { frozen } from './frozen.ts';
import type { FlowScreen } from '#tests/flows/lib/flow-screen.ts';
import { snapshotAfter, type NamedPath } from './named-path.ts';

export type ShownScreen = NamedPath & {
  /** The states that look the same. */
  readonly states: readonly string[];
  /** The text of the open dialog, if any. */
  readonly dialog?: string;
  /** The messages of the contract that it shows; except on the first screen of a flow, without those of that screen. */
  readonly messages?: readonly string[];
};

/** Returns stories of a flow's screens, each rendered from the snapshot at the end of its path. */
export function storyAt(flowScreen: FlowScreen): (shown: ShownScreen) => StoryObj {
  return ({ states, dialog, messages = [], ...path }) => {
    const snapshot = snapshotAfter(flowScreen.flow, path);
    return {
      parameters: { state: states[0], states, messages },
      ...(flowScreen.isOnPhone?.(snapshot) && { globals: { viewport: { value: 'phone' } } }),
      render: () => flowScreen.render(frozen(snapshot)),
      // A dialog that is lazily loaded or animated is checked once it is visible.
      ...(dialog !== undefined && {
        play: async () => expect(await screen.findByRole('alertdialog')).toHaveAccessibleDescription(dialog),
      }),
    };
  };
}
