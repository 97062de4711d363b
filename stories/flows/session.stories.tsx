import { storyAt } from './story-at.tsx';
import { sessionScreen } from './screens/session.tsx';

export default { title: '흐름/로그인 상태', id: 'flows-session', tags: ['autodocs'], parameters: { layout: 'fullscreen' } };

const at = storyAt(sessionScreen);

export const AnonymousBrowsing = at('anonymous.browsing');
export const AnonymousAlertingLoginRequired = at('anonymous.alertingLoginRequired');
export const AuthenticatedBrowsing = at('authenticated.browsing');
export const AuthenticatedConfirmingLogout = at('authenticated.confirmingLogout');
export const AuthenticatedLoggingOut = at('authenticated.loggingOut');
export const Farewell = at('farewell');
export const LoggedOut = at('loggedOut');
