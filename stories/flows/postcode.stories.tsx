import { storyAt } from './story-at.tsx';
import { postcodeScreen } from './screens/postcode.tsx';

export default { title: '흐름/우편번호 찾기', id: 'flows-postcode', tags: ['autodocs'] };

const at = storyAt(postcodeScreen);

export const Closed = at('closed');
export const Loading = at('loading');
export const Searching = at('searching');
export const Alerting = at('alerting');
