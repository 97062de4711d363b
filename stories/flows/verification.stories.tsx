import { storyAt } from './story-at.tsx';
import { verificationScreen } from './screens/verification.tsx';

export default { title: '흐름/본인확인', id: 'flows-verification', tags: ['autodocs'], parameters: { layout: 'fullscreen' } };

const at = storyAt(verificationScreen);

export const Idle = at('idle');
export const UnderWayRequesting = at('underWay.requesting');
export const UnderWayWaiting = at('underWay.waiting');
export const UnderWayDetached = at('underWay.detached');
export const Leaving = at('leaving');
export const Redeeming = at('redeeming');
export const Alerting = at('alerting');
