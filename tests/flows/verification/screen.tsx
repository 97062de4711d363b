import type { verificationMachine } from '#machines/verification.machine.ts';
import { Verification } from '#src/shared/verification/Verification.tsx';
import { flow } from './flow.ts';
import { AccountFrame } from '../../../stories/ui/frame-props.tsx';
import type { FlowScreen } from '../lib/flow-screen.ts';

export const screen: FlowScreen<typeof verificationMachine> = {
  flow: flow.onMachine,
  title: '흐름/본인확인',
  id: 'flows-verification',
  layout: 'fullscreen',
  render: (actor) => (
    <AccountFrame>
      <Verification actor={actor} />
    </AccountFrame>
  ),
};
