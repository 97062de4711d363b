import type { StoryObj } from '@storybook/react-vite';
import { Session } from '#src/features/session/Session.tsx';
import { presenceOf } from '#src/features/session/session-view.ts';
import { SiteHeader } from '#src/ui/frame/SiteHeader.tsx';
import { sessionFlow } from '#tests/model/session.flow.ts';
import { header, MemberUtilities, VisitorUtilities } from '../ui/frame-props.tsx';
import { frozenActors } from './frozen.ts';

export default { title: '흐름/로그인 상태', id: 'flows-session', tags: ['autodocs'], parameters: { layout: 'fullscreen' } };

const frozenAt = frozenActors(sessionFlow);

const at = (state: string): StoryObj => ({
  parameters: { state },
  render: () => {
    const actor = frozenAt(state);
    const isMember = presenceOf(actor.getSnapshot()) === 'member';
    return (
      <>
        <SiteHeader {...header} utilities={isMember ? <MemberUtilities /> : <VisitorUtilities />} />
        <Session actor={actor} />
      </>
    );
  },
});

export const AnonymousBrowsing = at('anonymous.browsing');
export const AnonymousAlertingLoginRequired = at('anonymous.alertingLoginRequired');
export const AuthenticatedBrowsing = at('authenticated.browsing');
export const AuthenticatedConfirmingLogout = at('authenticated.confirmingLogout');
export const AuthenticatedLoggingOut = at('authenticated.loggingOut');
export const Farewell = at('farewell');
export const LoggedOut = at('loggedOut');
