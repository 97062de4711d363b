import type { StoryObj } from '@storybook/react-vite';
import type { AnyStateMachine } from 'xstate';
import { frozenActors } from './frozen.ts';
import type { FlowScreen } from './screens/flow-screen.ts';

/** Stories of a flow in its resting states. */
export function storyAt<M extends AnyStateMachine>(screen: FlowScreen<M>): (state: string) => StoryObj {
  const frozenAt = frozenActors(screen.flow);
  return (state) => {
    const actor = frozenAt(state);
    return {
      parameters: { state },
      ...(screen.isOnPhone?.(actor.getSnapshot()) && { globals: { viewport: { value: 'phone' } } }),
      render: () => screen.render(actor),
    };
  };
}
