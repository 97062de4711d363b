import type { StoryObj } from '@storybook/react-vite';
import { OwnDataDownload } from '#src/features/profile-edit/own-data/OwnDataDownload.tsx';
import { ownDataFlow } from '#tests/model/own-data.flow.ts';
import { InWideForm } from '../ui/surfaces.tsx';
import { frozenActors } from './frozen.ts';

export default { title: '흐름/내 정보 내려받기', id: 'flows-own-data', tags: ['autodocs'], decorators: [InWideForm] };

const frozenAt = frozenActors(ownDataFlow);

const at = (state: string): StoryObj => ({
  parameters: { state },
  render: () => <OwnDataDownload actor={frozenAt(state)} />,
});

export const Idle = at('idle');
export const Saving = at('saving');
export const Alerting = at('alerting');
