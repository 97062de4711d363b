import type { StoryObj } from '@storybook/react-vite';
import { Verification } from '#src/shared/verification/Verification.tsx';
import { verificationFlow } from '#tests/model/verification.flow.ts';
import { AccountFrame } from '../ui/frame-props.tsx';
import { frozenActors } from './frozen.ts';

export default { title: '흐름/본인확인', id: 'flows-verification', tags: ['autodocs'], parameters: { layout: 'fullscreen' } };

const frozenAt = frozenActors(verificationFlow);

const at = (state: string): StoryObj => ({
  parameters: { state },
  render: () => (
    <AccountFrame>
      <Verification actor={frozenAt(state)} />
    </AccountFrame>
  ),
});

export const Idle = at('idle');
export const UnderWayRequesting = at('underWay.requesting');
export const UnderWayWaiting = at('underWay.waiting');
export const UnderWayDetached = at('underWay.detached');
export const Leaving = at('leaving');
export const Redeeming = at('redeeming');
export const Alerting = at('alerting');
