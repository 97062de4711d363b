import { storyAt } from './story-at.tsx';
import { loginScreen } from './screens/login.tsx';

export default { title: '흐름/로그인', id: 'flows-login', tags: ['autodocs'], parameters: { layout: 'fullscreen' } };

const at = storyAt(loginScreen);

export const EditingClean = at('editing.clean');
export const EditingRefused = at('editing.refused');
export const CheckingReservation = at('checkingReservation');
export const SigningIn = at('signingIn');
export const Alerting = at('alerting');
export const LockedAlerting = at('locked.alerting');
export const LockedWaiting = at('locked.waiting');
