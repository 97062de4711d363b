import type { StoryObj } from '@storybook/react-vite';
import { Withdrawal } from '#src/features/withdrawal/Withdrawal.tsx';
import { withdrawalFlow } from '#tests/model/withdrawal.flow.ts';
import { frozenActors } from './frozen.ts';

export default { title: '흐름/회원 탈퇴', id: 'flows-withdrawal', tags: ['autodocs'], parameters: { layout: 'fullscreen' } };

const frozenAt = frozenActors(withdrawalFlow);

const at = (state: string): StoryObj => ({
  parameters: { state },
  render: () => <Withdrawal actor={frozenAt(state)} />,
});

export const Entering = at('entering');
export const Leaving = at('leaving');
export const Alerting = at('alerting');
export const AlertingLeft = at('alertingLeft');
