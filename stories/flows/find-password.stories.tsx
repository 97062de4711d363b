import type { StoryObj } from '@storybook/react-vite';
import { FindPassword } from '#src/features/find-password/FindPassword.tsx';
import { findPasswordFlow } from '#tests/model/find-password.flow.ts';
import { AccountFrame } from '../ui/frame-props.tsx';
import { frozenActors } from './frozen.ts';

export default { title: '흐름/비밀번호 찾기', id: 'flows-find-password', tags: ['autodocs'], parameters: { layout: 'fullscreen' } };

const frozenAt = frozenActors(findPasswordFlow);

const at = (state: string): StoryObj => ({
  parameters: { state },
  render: () => (
    <AccountFrame>
      <FindPassword actor={frozenAt(state)} onCancel={() => undefined} />
    </AccountFrame>
  ),
});

export const ClaimingEntering = at('claiming.entering');
export const ClaimingChecking = at('claiming.checking');
export const ClaimingAlerting = at('claiming.alerting');
export const Verifying = at('verifying');
export const ResettingEntering = at('resetting.entering');
export const ResettingSaving = at('resetting.saving');
export const ResettingAlerting = at('resetting.alerting');
export const AlertingRestart = at('alertingRestart');
export const AlertingChanged = at('alertingChanged');
