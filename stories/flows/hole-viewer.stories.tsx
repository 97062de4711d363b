import { storyAt } from './story-at.tsx';
import { holeViewerScreen } from './screens/hole-viewer.tsx';

export default { title: '흐름/홀 보기', id: 'flows-hole-viewer', tags: ['autodocs'], parameters: { layout: 'fullscreen' } };

const at = storyAt(holeViewerScreen);

export const Closed = at('closed');
export const Open = at('open');
