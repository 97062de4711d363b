import type { verificationReturnMachine } from '#machines/verification-return.machine.ts';
import { VerificationReturn } from '#src/features/verification-return/VerificationReturn.tsx';
import { verificationReturnFlow } from './flow.ts';
import type { FlowScreen } from '#tests/flows/lib/flow-screen.ts';

export const verificationReturnScreen: FlowScreen<typeof verificationReturnMachine> = {
  flow: verificationReturnFlow,
  title: '흐름/본인확인에서 돌아옴',
  id: 'flows-verification-return',
  layout: 'fullscreen',
  render: (actor) => <VerificationReturn actor={actor} />,
};
