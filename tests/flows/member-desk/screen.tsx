import type { memberDeskMachine } from '#machines/member-desk.machine.ts';
import { MemberDesk } from '#src/admin/members/MemberDesk.tsx';
import { AdminUI } from '#src/admin/ui/AdminUI.tsx';
import { flow } from './flow.ts';
import type { FlowScreen } from '../lib/flow-screen.ts';

export const screen: FlowScreen<typeof memberDeskMachine> = {
  flow: flow.onMachine,
  title: '업무/회원 한 분',
  id: 'flows-member-desk',
  layout: 'padded',
  render: (actor) => (
    <AdminUI>
      <MemberDesk actor={actor} />
    </AdminUI>
  ),
};
