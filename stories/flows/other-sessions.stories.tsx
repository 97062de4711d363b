import type { StoryObj } from '@storybook/react-vite';
import { OtherSessions } from '#src/features/profile-edit/devices/OtherSessions.tsx';
import { otherSessionsFlow } from '#tests/model/other-sessions.flow.ts';
import { InWideForm } from '../ui/surfaces.tsx';
import { frozenActors } from './frozen.ts';

export default { title: '흐름/접속 기기 관리', id: 'flows-other-sessions', tags: ['autodocs'], decorators: [InWideForm] };

const frozenAt = frozenActors(otherSessionsFlow);

const at = (state: string): StoryObj => ({
  parameters: { state },
  render: () => <OtherSessions actor={frozenAt(state)} />,
});

export const Loading = at('loading');
export const Failed = at('failed');
export const Listed = at('listed');
export const Confirming = at('confirming');
export const Ending = at('ending');
export const Alerting = at('alerting');
