import type { StoryObj } from '@storybook/react-vite';
import { SlideShow } from '#src/shared/carousel/SlideShow.tsx';
import { carouselFlow } from '#tests/model/carousel.flow.ts';
import { slides } from '../ui/slides.tsx';
import { frozenActors } from './frozen.ts';

export default { title: '흐름/메인 배너', id: 'flows-carousel', tags: ['autodocs'], parameters: { layout: 'fullscreen' } };

const frozenAt = frozenActors(carouselFlow);

const at = (state: string): StoryObj => ({
  parameters: { state },
  render: () => (
    <SlideShow actor={frozenAt(state)} label="풍경" heading="네 클럽, 아흔 개의 홀" eyebrow={{ wide: 'Morning at Wonju', mobile: 'Feel the Nature' }} slides={slides}>
      숲과 물 사이로 하루가 가장 먼저 열리는 곳에서 라운드를 시작합니다.
    </SlideShow>
  ),
});

export const Playing = at('playing');
export const Held = at('held');
export const Paused = at('paused');
export const Dragging = at('dragging');
