// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { carouselLimits } from '#contract/site/frame-limits.ts';
import { carouselMachine } from '#machines/carousel.machine.ts';
import { ClubHours } from '#src/features/club/facilities/ClubHours.tsx';
import { SlideShow } from '#src/shared/carousel/SlideShow.tsx';
import { declared } from './lib/declared.ts';

afterEach(cleanup);

vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));

test.each<[string, [string, number], ReactElement]>([
  [
    'an image slider',
    ['500ms', carouselLimits.sliderIntervalMs],
    <ClubHours key="" club="오크힐스" hours={[{ title: '창마다 불이 켜지는 저녁', picture: 'kv-dusk' }]} />,
  ],
  [
    'the slides at the top of a page',
    ['300ms', carouselLimits.mainIntervalMs],
    <SlideShow
      key=""
      actor={createActor(carouselMachine, { input: { count: 1, interval: 5_000, autoplay: false } })}
      label="풍경"
      slides={[{ id: 1, title: '안개', picture: null }]}
    />,
  ],
])('%s has the transition of its kind, and shows a slide as long as its machine', (_, [speed, interval], slider) => {
  render(slider);
  const slides = screen.getByRole('region');
  expect([
    declared(slides, '--speed'),
    declared(slides, '--interval'),
    ...[slides.firstElementChild!, screen.getByRole('group')].map((part) => declared(part, 'transition')),
  ]).toEqual([speed, `${interval / 1_000}s`, ...Array(2).fill('opacity var(--speed) cubic-bezier(.22, .61, .36, 1)')]);
});
