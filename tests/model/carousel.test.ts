import { describeMachine } from './lib/describe-flow.ts';
import { carouselFlow } from './carousel.flow.ts';

describeMachine(carouselFlow);
