import type { StoryObj } from '@storybook/react-vite';
import { FindId } from '#src/features/find-id/FindId.tsx';
import { findIdFlow } from '#tests/model/find-id.flow.ts';
import { AccountFrame } from '../ui/frame-props.tsx';
import { frozenActors } from './frozen.ts';

export default { title: '흐름/아이디 찾기', id: 'flows-find-id', tags: ['autodocs'], parameters: { layout: 'fullscreen' } };

const frozenAt = frozenActors(findIdFlow);

const at = (state: string): StoryObj => ({
  parameters: { state },
  render: () => (
    <AccountFrame>
      <FindId actor={frozenAt(state)} onCancel={() => undefined} />
    </AccountFrame>
  ),
});

export const Choosing = at('choosing');
export const CorporateEntering = at('corporate.entering');
export const CorporateLookingUp = at('corporate.lookingUp');
export const CorporateAlerting = at('corporate.alerting');
export const Verifying = at('verifying');
export const Finding = at('finding');
export const Alerting = at('alerting');
export const Found = at('found');
