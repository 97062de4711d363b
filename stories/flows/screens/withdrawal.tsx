import type { withdrawalMachine } from '#machines/withdrawal.machine.ts';
import { Withdrawal } from '#src/features/withdrawal/Withdrawal.tsx';
import { withdrawalFlow } from '#tests/model/withdrawal.flow.ts';
import type { FlowScreen } from './flow-screen.ts';

export const withdrawalScreen: FlowScreen<typeof withdrawalMachine> = {
  flow: withdrawalFlow,
  title: '흐름/회원 탈퇴',
  id: 'flows-withdrawal',
  layout: 'fullscreen',
  render: (actor) => <Withdrawal actor={actor} />,
};
