import { storyAt } from './story-at.tsx';
import { withdrawalScreen } from './screens/withdrawal.tsx';

export default { title: '흐름/회원 탈퇴', id: 'flows-withdrawal', tags: ['autodocs'], parameters: { layout: 'fullscreen' } };

const at = storyAt(withdrawalScreen);

export const Entering = at('entering');
export const Leaving = at('leaving');
export const Alerting = at('alerting');
export const AlertingLeft = at('alertingLeft');
