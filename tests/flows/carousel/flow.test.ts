import { describeMachine } from '#tools/flows/run/describe-flow.ts';
import { carouselFlow } from './flow.ts';

describeMachine(carouselFlow);
