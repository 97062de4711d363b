import { fireEvent, render, screen } from '@testing-library/react';
import type { SnapshotFrom } from 'xstate';
import { beforeAll, expect, vi } from 'vitest';
import type { carouselMachine } from '#machines/carousel.machine.ts';
import { SlideShow } from '#src/shared/carousel/SlideShow.tsx';
import { flow } from './flow.ts';
import { describeRendered } from '../lib/describe-rendered.ts';
import { press } from '#tests/component/lib/screen.ts';

type Snapshot = SnapshotFrom<typeof carouselMachine>;

const titles = ['안개', '단풍', '저녁'];
const slides = titles.map((title, id) => ({ id, title, picture: <img alt={title} /> }));

const carousel = () => screen.getByRole('region', { name: '풍경' });
const startX = 400;
const movePointer = (clientX: number) => fireEvent.pointerMove(carousel(), { clientX });

// Loaded in advance, as in a browser that was idle.
beforeAll(() => import('#src/ui/media/CarouselControls.tsx'));

describeRendered(flow, {
  mount: (actor) => {
    render(
      <SlideShow
        actor={actor}
        label="풍경"
        heading="아흔 개의 홀"
        eyebrow={{ wide: 'Morning', mobile: 'Nature' }}
        slides={slides}
      >
        숲과 물 사이로
      </SlideShow>,
    );
  },
  gestures: {
    'pause.pressed': () => press('자동 넘김 멈춤'),
    'play.pressed': () => press('자동 넘김 시작'),
    'next.pressed': () => press('다음 슬라이드'),
    'previous.pressed': () => press('이전 슬라이드'),
    'slide.chosen': ({ index }) => press(`3장 중 ${index + 1}번째 슬라이드`),
    'drag.started': () => {
      fireEvent.pointerDown(carousel(), { clientX: startX, button: 0, isPrimary: true });
      movePointer(startX - 4);
      movePointer(startX - 20);
    },
    'drag.ended': ({ distance }) => void fireEvent.pointerUp(carousel(), { clientX: startX + distance }),
    'drag.cancelled': () => void fireEvent.pointerCancel(carousel()),
    // The pointer must leave first, since the carousel may have been paused and resumed. Leaving is reported after a
    // timer; an earlier return is not.
    'attention.gained': async () => {
      fireEvent.pointerLeave(carousel(), { pointerType: 'mouse' });
      await vi.advanceTimersByTimeAsync(0);
      fireEvent.pointerEnter(carousel(), { pointerType: 'mouse' });
    },
    'attention.lost': () => void fireEvent.pointerLeave(carousel(), { pointerType: 'mouse' }),
  },
  look: ({ state }) => expect(shown()).toEqual(expected(state)),
});

const shown = () => ({
  title: screen.getByRole('group', { name: /^\d \/ 3$/ }).textContent,
  position: screen.getByRole('group', { name: /^\d \/ 3$/ }).getAttribute('aria-label'),
  current: document.querySelector('[aria-current]')?.getAttribute('aria-label'),
  offersPause: screen.queryByRole('button', { name: '자동 넘김 멈춤' }) !== null,
  live: carousel().querySelector('[aria-live]')?.getAttribute('aria-live'),
});

function expected({ context: { index, autoplay } }: Snapshot): ReturnType<typeof shown> {
  return {
    title: titles[index] ?? '',
    position: `${index + 1} / 3`,
    current: `3장 중 ${index + 1}번째 슬라이드`,
    offersPause: autoplay,
    live: autoplay ? 'off' : 'polite',
  };
}
