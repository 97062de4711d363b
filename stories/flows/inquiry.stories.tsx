import { storyAt } from './story-at.tsx';
import { inquiryScreen } from './screens/inquiry.tsx';

export default { title: '흐름/회원권 상담 문의', id: 'flows-inquiry', tags: ['autodocs'] };

const at = storyAt(inquiryScreen);

export const Editing = at('editing');
export const Sending = at('sending');
export const Failed = at('failed');
export const AlertingSent = at('alertingSent');
