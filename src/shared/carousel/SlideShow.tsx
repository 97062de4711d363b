import { useMemo, type ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import { carouselLimits } from '#contract/site/frame-limits.ts';
import type { carouselMachine } from '#machines/carousel.machine.ts';
import { useStoreSnapshot } from '#src/lib/use-store-snapshot.ts';
import { LazyRegion } from '#src/shared/lazy/LazyRegion.tsx';
import { lazyComponent } from '#src/shared/lazy/lazy-component.tsx';
import { Carousel, type CarouselProps } from '#src/ui/media/Carousel.tsx';
import { carouselView, initialView } from './carousel-view.ts';

/** Deferred: the slide show is not needed for the first paint. */
const CarouselControls = lazyComponent('CarouselControls', async () => (await import('#src/ui/media/CarouselControls.tsx')).CarouselControls);

export type SlideShowProps = Pick<CarouselProps, 'label' | 'look' | 'slides' | 'heading' | 'eyebrow' | 'children'> & {
  /** Undefined until it is loaded; the first slide is shown meanwhile. */
  actor: ActorRefFrom<typeof carouselMachine> | undefined;
  speed?: number;
  /** Shown at the end of the control bar. */
  aside?: ReactNode;
};

/** Carousel bound to its machine. */
export function SlideShow({ actor, speed = carouselLimits.defaultSpeedMs, aside, ...content }: SlideShowProps) {
  const snapshot = useStoreSnapshot(actor);
  const { count, isRunning, index, isPlaying, interval } = snapshot ? carouselView(snapshot) : initialView;
  const bar = useMemo(
    () => (
      <>
        {actor && (
          <LazyRegion>
            <CarouselControls
              {...{ count, index, isPlaying, interval }}
              onNext={() => actor.send({ type: 'next.pressed' })}
              onPrevious={() => actor.send({ type: 'previous.pressed' })}
              onChoose={(chosen) => actor.send({ type: 'slide.chosen', index: chosen })}
              onPause={() => actor.send({ type: 'pause.pressed' })}
              onPlay={() => actor.send({ type: 'play.pressed' })}
            />
          </LazyRegion>
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
