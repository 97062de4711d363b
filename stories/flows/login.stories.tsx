import type { StoryObj } from '@storybook/react-vite';
import { Login } from '#src/features/login/Login.tsx';
import { loginFlow } from '#tests/model/login.flow.ts';
import { AccountFrame } from '../ui/frame-props.tsx';
import { frozenActors } from './frozen.ts';

export default { title: '흐름/로그인', id: 'flows-login', tags: ['autodocs'], parameters: { layout: 'fullscreen' } };

const frozenAt = frozenActors(loginFlow);

const at = (state: string): StoryObj => ({
  parameters: { state },
  render: () => (
    <AccountFrame>
      <Login actor={frozenAt(state)} savedId="" />
    </AccountFrame>
  ),
});

export const EditingClean = at('editing.clean');
export const EditingRefused = at('editing.refused');
export const CheckingReservation = at('checkingReservation');
export const SigningIn = at('signingIn');
export const Alerting = at('alerting');
export const LockedAlerting = at('locked.alerting');
export const LockedWaiting = at('locked.waiting');
