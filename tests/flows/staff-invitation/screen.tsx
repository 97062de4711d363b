import type { staffInvitationMachine } from '#machines/staff-invitation.machine.ts';
import { Invitation } from '#src/admin/invitation/Invitation.tsx';
import { AdminUI } from '#src/admin/ui/AdminUI.tsx';
import { BareScreen } from '#src/admin/ui/bare-screen.ts';
import { flow } from './flow.ts';
import type { FlowScreen } from '../lib/flow-screen.ts';

export const screen: FlowScreen<typeof staffInvitationMachine> = {
  flow: flow.onMachine,
  title: '업무/초대',
  id: 'flows-staff-invitation',
  layout: 'fullscreen',
  render: (actor) => (
    <AdminUI>
      <BareScreen>
        <Invitation actor={actor} />
      </BareScreen>
    </AdminUI>
  ),
};
