import { useMemo, type ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { carouselMachine } from '#machines/carousel.machine.ts';
import { useClientValue } from '#src/lib/use-client-value.ts';
import { useStoreSnapshot } from '#src/lib/use-store-snapshot.ts';
import { Carousel, type CarouselProps } from '#src/ui/media/Carousel.tsx';
import { CarouselControls } from '#src/ui/media/CarouselControls.tsx';
import { carouselView } from './carousel-view.ts';

export type SlideShowProps = Pick<CarouselProps, 'label' | 'look' | 'slides' | 'heading' | 'eyebrow' | 'children'> & {
  actor: ActorRefFrom<typeof carouselMachine>;
  /** Shown at the end of the control bar. */
  aside?: ReactNode;
};

/** Carousel bound to its machine. */
export function SlideShow({ actor, aside, ...content }: SlideShowProps) {
  const { count, isRunning, index, isPlaying, interval } = carouselView(useStoreSnapshot(actor));
  // Without a script the controls would do nothing, and the slides do not move.
  const isHydrated = useClientValue(() => true, false);
  const bar = useMemo(
    () => (
      <>
        {isHydrated && (
          <CarouselControls
            {...{ count, index, isPlaying }}
            onNext={() => actor.send({ type: 'next.pressed' })}
            onPrevious={() => actor.send({ type: 'previous.pressed' })}
            onChoose={(chosen) => actor.send({ type: 'slide.chosen', index: chosen })}
            onPause={() => actor.send({ type: 'pause.pressed' })}
            onPlay={() => actor.send({ type: 'play.pressed' })}
          />
        )}
        {aside}
      </>
    ),
    [actor, isHydrated, aside, count, index, isPlaying],
  );
  return (
    <Carousel
      {...content}
      {...{ index, isPlaying, interval, bar }}
      isRunning={isRunning && isHydrated}
      onAttention={(isGained) => actor.send({ type: isGained ? 'attention.gained' : 'attention.lost' })}
      onDragStart={() => actor.send({ type: 'drag.started' })}
      onDragEnd={(distance) =>
        actor.send(distance === null ? { type: 'drag.cancelled' } : { type: 'drag.ended', distance })
      }
    />
  );
}
