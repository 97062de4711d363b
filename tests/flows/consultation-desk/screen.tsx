import type { consultationDeskMachine } from '#machines/consultation-desk.machine.ts';
import { ConsultationDesk } from '#src/admin/consultations/ConsultationDesk.tsx';
import { colleague } from '#tests/fixtures/consultations.ts';
import { AdminUI } from '#src/admin/ui/AdminUI.tsx';
import { flow } from './flow.ts';
import type { FlowScreen } from '../lib/flow-screen.ts';

export const screen: FlowScreen<typeof consultationDeskMachine> = {
  flow: flow.onMachine,
  title: '업무/상담 한 건',
  id: 'flows-consultation-desk',
  layout: 'padded',
  render: (actor) => (
    <AdminUI>
      <ConsultationDesk actor={actor} assignees={[{ id: 11, name: '김하나' }, colleague]} />
    </AdminUI>
  ),
};
