import { storyAt } from './story-at.tsx';
import { otherSessionsScreen } from './screens/other-sessions.tsx';

export default { title: '흐름/접속 기기 관리', id: 'flows-other-sessions', tags: ['autodocs'] };

const at = storyAt(otherSessionsScreen);

export const Loading = at('loading');
export const Failed = at('failed');
export const Listed = at('listed');
export const Confirming = at('confirming');
export const Ending = at('ending');
export const Alerting = at('alerting');
