import type { verificationMachine } from '#machines/verification.machine.ts';
import { Verification } from '#src/shared/verification/Verification.tsx';
import { verificationFlow } from './flow.ts';
import { AccountFrame } from '#stories/ui/frame-props.tsx';
import type { FlowScreen } from '#tests/flows/lib/flow-screen.ts';

export const verificationScreen: FlowScreen<typeof verificationMachine> = {
  flow: verificationFlow,
  title: '흐름/본인확인',
  id: 'flows-verification',
  layout: 'fullscreen',
  render: (actor) => (
    <AccountFrame>
      <Verification actor={actor} />
    </AccountFrame>
  ),
};
