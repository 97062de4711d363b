import { describeMachine } from '#tools/flows/run/describe-flow.ts';
import { holeViewerFlow } from './flow.ts';

describeMachine(holeViewerFlow);
