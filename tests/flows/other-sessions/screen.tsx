import type { otherSessionsMachine } from '#machines/other-sessions.machine.ts';
import { OtherSessions } from '#src/features/profile-edit/devices/OtherSessions.tsx';
import { flow } from './flow.ts';
import { WideForm } from '../../../stories/ui/surfaces.tsx';
import type { FlowScreen } from '../lib/flow-screen.ts';

export const screen: FlowScreen<typeof otherSessionsMachine> = {
  flow: flow.onMachine,
  title: '흐름/접속 기기 관리',
  id: 'flows-other-sessions',
  layout: 'padded',
  render: (actor) => (
    <WideForm>
      <OtherSessions actor={actor} />
    </WideForm>
  ),
};
