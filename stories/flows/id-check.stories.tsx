import type { StoryObj } from '@storybook/react-vite';
import { IdCheck } from '#src/features/sign-up/IdCheck.tsx';
import { idCheckFlow } from '#tests/model/id-check.flow.ts';
import { InForm } from '../ui/surfaces.tsx';
import { frozenActors } from './frozen.ts';

export default { title: '흐름/아이디 중복체크', id: 'flows-id-check', tags: ['autodocs'], decorators: [InForm] };

const frozenAt = frozenActors(idCheckFlow);

const at = (state: string): StoryObj => ({
  parameters: { state },
  render: () => {
    const actor = frozenAt(state);
    return <IdCheck actor={actor} serviceId={actor.getSnapshot().context.serviceId} error={undefined} onChange={() => undefined} />;
  },
});

export const Unchecked = at('unchecked');
export const Checking = at('checking');
export const AlertingAvailable = at('alertingAvailable');
export const AlertingRefused = at('alertingRefused');
export const Checked = at('checked');
export const ConfirmingChange = at('confirmingChange');
