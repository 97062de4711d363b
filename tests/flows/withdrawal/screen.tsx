import type { withdrawalMachine } from '#machines/withdrawal.machine.ts';
import { Withdrawal } from '#src/features/withdrawal/Withdrawal.tsx';
import { flow } from './flow.ts';
import type { FlowScreen } from '../lib/flow-screen.ts';

export const screen: FlowScreen<typeof withdrawalMachine> = {
  flow: flow.onMachine,
  title: '흐름/회원 탈퇴',
  id: 'flows-withdrawal',
  layout: 'fullscreen',
  render: (actor) => <Withdrawal actor={actor} />,
};
