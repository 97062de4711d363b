import { storyAt } from './story-at.tsx';
import { findPasswordScreen } from './screens/find-password.tsx';

export default { title: '흐름/비밀번호 찾기', id: 'flows-find-password', tags: ['autodocs'], parameters: { layout: 'fullscreen' } };

const at = storyAt(findPasswordScreen);

export const ClaimingEntering = at('claiming.entering');
export const ClaimingChecking = at('claiming.checking');
export const ClaimingAlerting = at('claiming.alerting');
export const Verifying = at('verifying');
export const ResettingEntering = at('resetting.entering');
export const ResettingSaving = at('resetting.saving');
export const ResettingAlerting = at('resetting.alerting');
export const AlertingRestart = at('alertingRestart');
export const AlertingChanged = at('alertingChanged');
