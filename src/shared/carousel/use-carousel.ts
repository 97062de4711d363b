import { startTransition, useEffect, useState } from 'react';
import type { ActorRefFrom, InputFrom } from 'xstate';
import type { carouselMachine } from '#machines/carousel.machine.ts';
import { inspectOptions } from '../flow/inspect-options.ts';
import { whenIdle } from '../../lib/when-idle.ts';

type Carousel = typeof carouselMachine;

/** The slides' actor, created on idle after the page has loaded, and again when its input changes. */
export function useCarousel({ count, interval, autoplay }: InputFrom<Carousel>): ActorRefFrom<Carousel> | undefined {
  const [actor, setActor] = useState<ActorRefFrom<Carousel>>();
  useEffect(() => {
    let started: ActorRefFrom<Carousel> | undefined;
    let isCancelled = false;
    const start = async () => {
      const [{ carouselMachine }, { createActor }] = await Promise.all([import('#machines/carousel.machine.ts'), import('../flow/create-actor.ts')]);
      if (isCancelled) return;
      const created = createActor(carouselMachine, { input: { count, interval, autoplay }, ...inspectOptions() }).start();
      started = created;
      startTransition(() => setActor(created));
    };
    // A carousel whose chunk failed to load still shows its first slide.
    const cancelIdle = whenIdle(() => void start().catch(() => undefined));
    return () => {
      isCancelled = true;
      cancelIdle();
      started?.stop();
      setActor(undefined);
    };
  }, [count, interval, autoplay]);
  return actor;
}
