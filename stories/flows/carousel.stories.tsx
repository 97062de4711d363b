import { storyAt } from './story-at.tsx';
import { carouselScreen } from './screens/carousel.tsx';

export default { title: '흐름/메인 배너', id: 'flows-carousel', tags: ['autodocs'], parameters: { layout: 'fullscreen' } };

const at = storyAt(carouselScreen);

export const Playing = at('playing');
export const Held = at('held');
export const Paused = at('paused');
export const Dragging = at('dragging');
