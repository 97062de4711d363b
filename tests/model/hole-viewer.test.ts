import { describeMachine } from './lib/describe-flow.ts';
import { holeViewerFlow } from './hole-viewer.flow.ts';

describeMachine(holeViewerFlow);
