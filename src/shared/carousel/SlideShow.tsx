import { useSelector } from '@xstate/react';
import { useCallback } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { carouselMachine } from '#machines/carousel.machine.ts';
import { Carousel, type CarouselProps } from '#src/ui/Carousel.tsx';
import { carouselView } from './carousel-view.ts';

export type SlideShowProps = Pick<CarouselProps, 'label' | 'slides' | 'heading' | 'eyebrow' | 'children' | 'aside'> & { actor: ActorRefFrom<typeof carouselMachine> };

/** Slides bound to their machine. */
export function SlideShow({ actor, ...content }: SlideShowProps) {
  const { count: _, ...view } = carouselView(useSelector(actor, useCallback((snapshot) => snapshot, [])));
  return (
    <Carousel
      {...content}
      {...view}
      onNext={() => actor.send({ type: 'next.pressed' })}
      onPrevious={() => actor.send({ type: 'previous.pressed' })}
      onChoose={(index) => actor.send({ type: 'slide.chosen', index })}
      onPause={() => actor.send({ type: 'pause.pressed' })}
      onPlay={() => actor.send({ type: 'play.pressed' })}
      onAttention={(isGained) => actor.send({ type: isGained ? 'attention.gained' : 'attention.lost' })}
      onDragStart={() => actor.send({ type: 'drag.started' })}
      onDragEnd={(distance) => actor.send(distance === null ? { type: 'drag.cancelled' } : { type: 'drag.ended', distance })}
    />
  );
}
