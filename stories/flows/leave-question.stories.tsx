import { storyAt } from './story-at.tsx';
import { leaveQuestionScreen } from './screens/leave-question.tsx';

export default { title: '흐름/페이지 이탈 확인', id: 'flows-leave-question', tags: ['autodocs'], parameters: { layout: 'fullscreen' } };

const at = storyAt(leaveQuestionScreen);

export const Staying = at('staying');
export const Asking = at('asking');
