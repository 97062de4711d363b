// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { carouselMachine } from '#machines/carousel.machine.ts';
import type { Facility } from '#src/features/club/facilities/facility.ts';
import { FacilitySlides } from '#src/features/club/facilities/FacilitySlides.tsx';
import { SlideShow } from '#src/shared/carousel/SlideShow.tsx';
import { declared } from './lib/declared.ts';

afterEach(cleanup);

vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));

const facility = { id: 1, name: '락커와 사우나', picture: 'kv-dusk' } as unknown as Facility;

test.each([
  ['an image slider', '500ms', <FacilitySlides key="" club="오크힐스" facilities={[facility]} />],
  [
    'a slider without a speed of its own',
    '300ms',
    <SlideShow
      key=""
      actor={createActor(carouselMachine, { input: { count: 1, interval: 5_000, autoplay: false } })}
      label="풍경"
      slides={[{ id: 1, title: '안개', picture: null }]}
    />,
  ],
])('%s changes within %s', (_, speed, slider) => {
  render(slider);
  const slides = screen.getByRole('region');
  expect([
    declared(slides, '--speed'),
    ...[slides.firstElementChild!, screen.getByRole('group')].map((part) => declared(part, 'transition')),
  ]).toEqual([speed, ...Array(2).fill('opacity var(--speed) cubic-bezier(.22, .61, .36, 1)')]);
});
