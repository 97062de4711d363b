import type { shareMachine } from '#machines/share.machine.ts';
import { Share } from '#src/shared/share/Share.tsx';
import { flow } from './flow.ts';
import { Right } from '../../../stories/ui/surfaces.tsx';
import type { FlowScreen } from '../lib/flow-screen.ts';

export const screen: FlowScreen<typeof shareMachine> = {
  flow: flow.onMachine,
  title: '흐름/공유하기',
  id: 'flows-share',
  layout: 'padded',
  render: (actor) => (
    <Right>
      <Share actor={actor} hasSheet />
    </Right>
  ),
};
