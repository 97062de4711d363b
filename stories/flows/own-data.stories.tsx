import { storyAt } from './story-at.tsx';
import { ownDataScreen } from './screens/own-data.tsx';

export default { title: '흐름/내 정보 내려받기', id: 'flows-own-data', tags: ['autodocs'] };

const at = storyAt(ownDataScreen);

export const Idle = at('idle');
export const Saving = at('saving');
export const Alerting = at('alerting');
