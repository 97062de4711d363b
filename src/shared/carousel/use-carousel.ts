import { useEffect, useRef } from 'react';
import type { ActorRefFrom, InputFrom } from 'xstate';
import { carouselMachine } from '#machines/carousel.machine.ts';
import { useMedia } from '#src/ui/hooks/use-media.ts';
import { useFlow } from '../flow/use-flow.ts';

type Input = Omit<InputFrom<typeof carouselMachine>, 'autoplay'>;

/**
 * The slides' actor. Its input must not change, so key the component by the number of slides. It plays unless motion is
 * reduced, which a hydrated page learns after its first render: the slides pause then, and stay the same elements, so
 * that a press or the focus on them is not lost.
 */
export function useCarousel(input: Input): ActorRefFrom<typeof carouselMachine> {
  const isStill = useMedia('(prefers-reduced-motion: reduce)');
  const actor = useFlow(carouselMachine, { input: { ...input, autoplay: !isStill } });
  const wasStill = useRef(isStill);
  useEffect(() => {
    if (wasStill.current === isStill) return;
    wasStill.current = isStill;
    actor.send({ type: isStill ? 'pause.pressed' : 'play.pressed' });
  }, [actor, isStill]);
  return actor;
}
