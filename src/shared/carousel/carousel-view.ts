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

/** What is shown of slides that follow each other. */
export function carouselView(snapshot: SnapshotFrom<typeof carouselMachine>): CarouselView {
  const { index, count, interval, autoplay } = snapshot.context;
  return { index, count, interval, isPlaying: autoplay && count > 1, isRunning: snapshot.matches('playing') };
}
