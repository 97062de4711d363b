import type { withdrawalMachine } from '#machines/withdrawal.machine.ts';
import { Withdrawal } from '#src/features/withdrawal/Withdrawal.tsx';
import { withdrawalFlow } from './flow.ts';
import type { FlowScreen } from '#tests/flows/lib/flow-screen.ts';

export const withdrawalScreen: FlowScreen<typeof withdrawalMachine> = {
  flow: withdrawalFlow,
  title: '흐름/회원 탈퇴',
  id: 'flows-withdrawal',
  layout: 'fullscreen',
  render: (actor) => <Withdrawal actor={actor} />,
};
