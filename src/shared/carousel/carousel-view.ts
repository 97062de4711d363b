import type { SnapshotFrom } from 'xstate';
import type { carouselMachine } from '#machines/carousel.machine.ts';

export type CarouselView = {
  index: number;
  count: number;
  /** Whether autoplay is on, even if it is suspended at the moment: the button offers to pause. */
  isPlaying: boolean;
  /** Whether the interval is running at the moment. */
  isRunning: boolean;
  interval: number;
};

/** View of a carousel. */
export function carouselView(snapshot: SnapshotFrom<typeof carouselMachine>): CarouselView {
  const { index, count, interval, autoplay } = snapshot.context;
  return { index, count, interval, isPlaying: autoplay && count > 1, isRunning: snapshot.matches('playing') };
}
