import { storyAt } from './story-at.tsx';
import { idCheckScreen } from './screens/id-check.tsx';

export default { title: '흐름/아이디 중복체크', id: 'flows-id-check', tags: ['autodocs'] };

const at = storyAt(idCheckScreen);

export const Unchecked = at('unchecked');
export const Checking = at('checking');
export const AlertingAvailable = at('alertingAvailable');
export const AlertingRefused = at('alertingRefused');
export const Checked = at('checked');
export const ConfirmingChange = at('confirmingChange');
