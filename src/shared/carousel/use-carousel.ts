import type { ActorRefFrom, InputFrom } from 'xstate';
import { carouselMachine } from '#machines/carousel.machine.ts';
import { useFlow } from '../flow/use-flow.ts';

/** The slides' actor. Its input must not change, so key the component by it. */
export const useCarousel = (input: InputFrom<typeof carouselMachine>): ActorRefFrom<typeof carouselMachine> =>
  useFlow(carouselMachine, { input });
