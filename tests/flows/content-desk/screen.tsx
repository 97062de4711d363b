import type { contentDeskMachine } from '#machines/content-desk.machine.ts';
import { ContentDesk } from '#src/admin/content/desk/ContentDesk.tsx';
import { AdminUI } from '#src/admin/ui/AdminUI.tsx';
import { flow } from './flow.ts';
import type { FlowScreen } from '../lib/flow-screen.ts';

export const screen: FlowScreen<typeof contentDeskMachine> = {
  // The first edit is enough to see.
  flow: flow.onScreen,
  title: '업무/원고 한 건',
  id: 'flows-content-desk',
  layout: 'padded',
  render: (actor) => (
    <AdminUI>
      <ContentDesk actor={actor} />
    </AdminUI>
  ),
};
