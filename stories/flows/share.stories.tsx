import type { StoryObj } from '@storybook/react-vite';
import { Share } from '#src/shared/share/Share.tsx';
import { shareFlow } from '#tests/model/share.flow.ts';
import { AtTheRight } from '../ui/surfaces.tsx';
import { frozenActors } from './frozen.ts';

export default { title: '흐름/공유하기', id: 'flows-share', tags: ['autodocs'], decorators: [AtTheRight] };

const frozenAt = frozenActors(shareFlow);

const at = (state: string): StoryObj => ({
  parameters: { state },
  render: () => <Share actor={frozenAt(state)} hasSheet />,
});

export const Closed = at('closed');
export const Choosing = at('open.choosing');
export const SendingByKakao = at('open.sendingByKakao');
export const OpeningSheet = at('open.openingSheet');
export const Copying = at('open.copying');
export const Copied = at('open.copied');
export const CopiedForKakao = at('open.copiedForKakao');
export const Unavailable = at('open.unavailable');
