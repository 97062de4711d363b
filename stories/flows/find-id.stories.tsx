import { storyAt } from './story-at.tsx';
import { findIdScreen } from './screens/find-id.tsx';

export default { title: '흐름/아이디 찾기', id: 'flows-find-id', tags: ['autodocs'], parameters: { layout: 'fullscreen' } };

const at = storyAt(findIdScreen);

export const Choosing = at('choosing');
export const CorporateEntering = at('corporate.entering');
export const CorporateLookingUp = at('corporate.lookingUp');
export const CorporateAlerting = at('corporate.alerting');
export const Verifying = at('verifying');
export const Finding = at('finding');
export const Alerting = at('alerting');
export const Found = at('found');
