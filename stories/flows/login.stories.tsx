import type { StoryObj } from '@storybook/react-vite';
import { Login } from '#src/features/login/Login.tsx';
import { LinkText } from '#src/ui/LinkText.tsx';
import { SplitScreen } from '#src/ui/SplitScreen.tsx';
import { Wordmark } from '#src/ui/Wordmark.tsx';
import { loginFlow } from '#tests/flows/login.flow.ts';
import { wordmark } from '../ui/frame-props.tsx';
import { frozenActors } from './frozen.ts';

export default { title: 'Flows/Login', parameters: { layout: 'fullscreen' } };

const frozenAt = frozenActors(loginFlow);

const at = (state: string): StoryObj => ({
  parameters: { state },
  render: () => (
    <SplitScreen
      header={
        <>
          <Wordmark {...wordmark} />
          <LinkText href="/" variant="back">
            홈으로
          </LinkText>
        </>
      }
      picture="moonpine"
      caption={{ eyebrow: 'Wolsongri, 7:40 pm', text: '달이 솔숲을 넘어오면\n코스는 조용해집니다' }}
    >
      <Login actor={frozenAt(state)} savedId="" />
    </SplitScreen>
  ),
});

export const EditingClean = at('editing.clean');
export const EditingRefused = at('editing.refused');
export const CheckingReservation = at('checkingReservation');
export const SigningIn = at('signingIn');
export const Alerting = at('alerting');
export const LockedAlerting = at('locked.alerting');
export const LockedWaiting = at('locked.waiting');
