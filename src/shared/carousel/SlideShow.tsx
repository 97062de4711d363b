import { Suspense, useMemo, type ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import { carouselLimits } from '#contract/site/frame-limits.ts';
import type { carouselMachine } from '#machines/carousel.machine.ts';
import { useStoreSnapshot } from '#src/lib/use-store-snapshot.ts';
import { lazyComponent } from '#src/shared/lazy/lazy-component.tsx';
import { Carousel, type CarouselProps } from '#src/ui/media/Carousel.tsx';
import { carouselView, stillView } from './carousel-view.ts';

/** Deferred: the slide show is not needed for the first paint. */
const CarouselControls = lazyComponent('CarouselControls', async () => (await import('#src/ui/media/CarouselControls.tsx')).CarouselControls);

export type SlideShowProps = Pick<CarouselProps, 'label' | 'look' | 'slides' | 'heading' | 'eyebrow' | 'children'> & {
  /** Until there is one, the first slide stands still. */
  actor: ActorRefFrom<typeof carouselMachine> | undefined;
  speed?: number;
  /** At the end of the bar. */
  aside?: ReactNode;
};

/** Slides bound to their machine. */
export function SlideShow({ actor, speed = carouselLimits.defaultSpeedMs, aside, ...content }: SlideShowProps) {
  const snapshot = useStoreSnapshot(actor);
  const { count, isRunning, index, isPlaying, interval } = snapshot ? carouselView(snapshot) : stillView;
  const bar = useMemo(
    () => (
      <>
        {actor && (
          <Suspense>
            <CarouselControls
              {...{ count, index, isPlaying, interval }}
              onNext={() => actor.send({ type: 'next.pressed' })}
              onPrevious={() => actor.send({ type: 'previous.pressed' })}
              onChoose={(at) => actor.send({ type: 'slide.chosen', index: at })}
              onPause={() => actor.send({ type: 'pause.pressed' })}
              onPlay={() => actor.send({ type: 'play.pressed' })}
            />
          </Suspense>
        )}
        {aside}
      </>
    ),
    [actor, aside, count, index, isPlaying, interval],
  );
  return (
    <Carousel
      {...content}
      {...{ isRunning, index, isPlaying, interval, speed, bar }}
      onAttention={(isGained) => actor?.send({ type: isGained ? 'attention.gained' : 'attention.lost' })}
      onDragStart={() => actor?.send({ type: 'drag.started' })}
      onDragEnd={(distance) => actor?.send(distance === null ? { type: 'drag.cancelled' } : { type: 'drag.ended', distance })}
    />
  );
}
