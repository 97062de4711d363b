import type { notMeMachine } from '#machines/not-me.machine.ts';
import { NotMe } from '#src/features/profile-edit/activity/NotMe.tsx';
import { flow } from './flow.ts';
import { WideForm } from '../../../stories/ui/surfaces.tsx';
import type { FlowScreen } from '../lib/flow-screen.ts';

export const screen: FlowScreen<typeof notMeMachine> = {
  flow: flow.onMachine,
  title: '흐름/내가 하지 않은 활동',
  id: 'flows-not-me',
  layout: 'padded',
  render: (actor) => (
    <WideForm>
      <NotMe actor={actor} />
    </WideForm>
  ),
};
