import type { carouselMachine } from '#machines/carousel.machine.ts';
import { SlideShow } from '#src/shared/carousel/SlideShow.tsx';
import { flow } from './flow.ts';
import { slides } from '../../../stories/ui/slides.tsx';
import type { FlowScreen } from '../lib/flow-screen.ts';

export const screen: FlowScreen<typeof carouselMachine> = {
  flow: flow.onMachine,
  title: '흐름/메인 배너',
  id: 'flows-carousel',
  layout: 'fullscreen',
  render: (actor) => (
    <SlideShow
      actor={actor}
      label="풍경"
      heading="네 클럽, 아흔 개의 홀"
      eyebrow={{ wide: 'Morning at Wonju', mobile: 'Feel the Nature' }}
      slides={slides}
    >
      숲과 물 사이로 하루가 가장 먼저 열리는 곳에서 라운드를 시작합니다.
    </SlideShow>
  ),
};
