import type { SnapshotFrom } from 'xstate';
import type { carouselMachine } from '#machines/carousel.machine.ts';

export type CarouselView = {
  index: number;
  count: number;
  /** Goes on by itself, sooner or later: the button offers to pause. */
  isPlaying: boolean;
  /** The interval runs just now. */
  isRunning: boolean;
  interval: number;
};

/** Before there is a machine. */
export const stillView: CarouselView = { index: 0, count: 1, interval: 5_000, isPlaying: false, isRunning: false };

/** View of a carousel. */
export function carouselView(snapshot: SnapshotFrom<typeof carouselMachine>): CarouselView {
  const { index, count, interval, autoplay } = snapshot.context;
  return { index, count, interval, isPlaying: autoplay && count > 1, isRunning: snapshot.matches('playing') };
}
