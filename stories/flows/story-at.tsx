import type { StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { frozen } from './frozen.ts';
import type { FlowScreen } from './screens/flow-screen.ts';
import { snapshotAfter, type Walk } from './walk.ts';

export type ShownScreen = Walk & {
  /** The states that look like this. */
  readonly states: readonly string[];
  /** The text of the open dialog, if there is one. */
  readonly dialog?: string;
};

/** Stories of a flow's screens, each from the snapshot that its walk leads to. */
export function storyAt(flowScreen: FlowScreen): (shown: ShownScreen) => StoryObj {
  return ({ states, dialog, ...walk }) => {
    const snapshot = snapshotAfter(flowScreen.flow, walk);
    return {
      parameters: { state: states[0], states },
      ...(flowScreen.isOnPhone?.(snapshot) && { globals: { viewport: { value: 'phone' } } }),
      render: () => flowScreen.render(frozen(snapshot)),
      // A dialog that is loaded late, or has an entrance, is judged once it stands.
      ...(dialog !== undefined && { play: async () => expect(await screen.findByRole('alertdialog')).toHaveAccessibleDescription(dialog) }),
    };
  };
}
