import { storyAt } from './story-at.tsx';
import { shareScreen } from './screens/share.tsx';

export default { title: '흐름/공유하기', id: 'flows-share', tags: ['autodocs'] };

const at = storyAt(shareScreen);

export const Closed = at('closed');
export const Choosing = at('open.choosing');
export const SendingByKakao = at('open.sendingByKakao');
export const OpeningSheet = at('open.openingSheet');
export const Copying = at('open.copying');
export const Copied = at('open.copied');
export const CopiedForKakao = at('open.copiedForKakao');
export const Unavailable = at('open.unavailable');
