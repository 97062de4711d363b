import type { verificationReturnMachine } from '#machines/verification-return.machine.ts';
import { VerificationReturn } from '#src/features/verification-return/VerificationReturn.tsx';
import { flow } from './flow.ts';
import type { FlowScreen } from '../lib/flow-screen.ts';

export const screen: FlowScreen<typeof verificationReturnMachine> = {
  flow: flow.onMachine,
  title: '흐름/본인확인에서 돌아옴',
  id: 'flows-verification-return',
  layout: 'fullscreen',
  render: (actor) => <VerificationReturn actor={actor} />,
};
