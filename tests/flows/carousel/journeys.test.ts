import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { carouselMachine } from '#machines/carousel.machine.ts';
import { journeyOf } from '#tools/flows/run/journey.ts';

const start = ({ count = 3, autoplay = true } = {}) => journeyOf(carouselMachine, { count, interval: 5_000, autoplay });
const shown = (journey: ReturnType<typeof start>) => [journey.value(), journey.context().index];

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

describe('without interaction', () => {
  test('it advances every 5 seconds and wraps around', () => {
    const journey = start();
    const seen = [0, 1, 2, 3].map((_) => {
      const { index } = journey.context();
      vi.advanceTimersByTime(5_000);
      return index;
    });
    expect(seen).toEqual([0, 1, 2, 0]);
  });

  test('a slide is shown for the whole 5 seconds', () => {
    const journey = start();
    vi.advanceTimersByTime(4_999);
    expect(shown(journey)).toEqual(['playing', 0]);
  });

  test.each([{ count: 1 }, { autoplay: false }])('with %o it does not move', (options) => {
    const journey = start(options);
    vi.advanceTimersByTime(60_000);
    expect(shown(journey)).toEqual(['paused', 0]);
  });
});

describe('when operated', () => {
  test('it pauses, and resumes at the same slide', () => {
    const journey = start();
    journey.send({ type: 'pause.pressed' });
    vi.advanceTimersByTime(60_000);
    expect(shown(journey)).toEqual(['paused', 0]);
    journey.send({ type: 'play.pressed' });
    vi.advanceTimersByTime(5_000);
    expect(shown(journey)).toEqual(['playing', 1]);
  });

  test('next and previous wrap around both ends, and restart the timer of the slide', () => {
    const journey = start();
    vi.advanceTimersByTime(4_000);
    journey.send({ type: 'previous.pressed' });
    expect(shown(journey)).toEqual(['playing', 2]);
    vi.advanceTimersByTime(4_999);
    expect(shown(journey)).toEqual(['playing', 2]);
    journey.send({ type: 'next.pressed' });
    expect(shown(journey)).toEqual(['playing', 0]);
  });

  test.each([1, 2, 3, 4, 5])('it reaches each of %i slides forward and backward, and wraps around', (count) => {
    const journey = start({ count, autoplay: false });
    const visited = (type: 'next.pressed' | 'previous.pressed') =>
      Array.from({ length: count + 1 }, () => {
        journey.send({ type });
        return journey.context().index;
      });
    expect(visited('next.pressed')).toEqual(Array.from({ length: count + 1 }, (_, step) => (step + 1) % count));
    expect(visited('previous.pressed')).toEqual(Array.from({ length: count + 1 }, (_, step) => (count - step) % count));
  });

  test('it shows the chosen slide, if it exists', () => {
    const journey = start();
    journey.send({ type: 'slide.chosen', index: 2 });
    for (const index of [-1, 3, 0.5, Number.NaN]) journey.send({ type: 'slide.chosen', index });
    expect(shown(journey)).toEqual(['playing', 2]);
  });

  test('while paused it moves to the next slide, and stays paused', () => {
    const journey = start();
    journey.send({ type: 'pause.pressed' });
    journey.send({ type: 'next.pressed' });
    expect(shown(journey)).toEqual(['paused', 1]);
  });
});

describe('hovered or focused', () => {
  test('it does not advance until pointer and focus have left', () => {
    const journey = start();
    journey.send({ type: 'attention.gained' });
    vi.advanceTimersByTime(60_000);
    expect(shown(journey)).toEqual(['held', 0]);
    journey.send({ type: 'next.pressed' });
    journey.send({ type: 'slide.chosen', index: 2 });
    journey.send({ type: 'previous.pressed' });
    expect(shown(journey)).toEqual(['held', 1]);
    journey.send({ type: 'attention.lost' });
    expect(shown(journey)).toEqual(['playing', 1]);
  });

  test('a pause remains after pointer and focus have left', () => {
    const journey = start();
    journey.send({ type: 'attention.gained' });
    journey.send({ type: 'pause.pressed' });
    journey.send({ type: 'attention.lost' });
    vi.advanceTimersByTime(60_000);
    expect(shown(journey)).toEqual(['paused', 0]);
  });
});

describe('dragged', () => {
  test.each([
    [-50, 1],
    [-49, 0],
    [49, 0],
    [50, 2],
  ])('by %d px it shows slide %d', (distance, index) => {
    const journey = start();
    journey.send({ type: 'drag.started' });
    vi.advanceTimersByTime(60_000);
    expect(shown(journey)).toEqual(['dragging', 0]);
    journey.send({ type: 'drag.ended', distance });
    expect(shown(journey)).toEqual(['playing', index]);
  });

  test('while paused it moves and stays paused; a cancelled drag changes nothing', () => {
    const journey = start({ autoplay: false });
    journey.send({ type: 'drag.started' });
    journey.send({ type: 'drag.ended', distance: -60 });
    journey.send({ type: 'drag.started' });
    journey.send({ type: 'drag.cancelled' });
    expect(shown(journey)).toEqual(['paused', 1]);
  });
});
