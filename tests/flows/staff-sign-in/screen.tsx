import type { staffSignInMachine } from '#machines/staff-sign-in.machine.ts';
import { SignIn } from '#src/admin/sign-in/SignIn.tsx';
import { AdminUI } from '#src/admin/ui/AdminUI.tsx';
import { BareScreen } from '#src/admin/ui/bare-screen.ts';
import { PageHeading } from '#src/admin/ui/PageHeading.tsx';
import { flow } from './flow.ts';
import type { FlowScreen } from '../lib/flow-screen.ts';

export const screen: FlowScreen<typeof staffSignInMachine> = {
  flow: flow.onMachine,
  title: '업무/로그인',
  id: 'flows-staff-sign-in',
  layout: 'fullscreen',
  render: (actor) => (
    <AdminUI>
      <BareScreen>
        <PageHeading title="업무 화면 로그인" />
        <SignIn actor={actor} />
      </BareScreen>
    </AdminUI>
  ),
};
