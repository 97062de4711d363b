import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { stepHistoryMachine } from '#machines/step-history.machine.ts';
import { Wizard } from '#src/shared/wizard/Wizard.tsx';
import { flow } from './flow.ts';
import { AccountFrame } from '../../../stories/ui/frame-props.tsx';
import type { FlowScreen } from '../lib/flow-screen.ts';

export const screen: FlowScreen<typeof stepHistoryMachine> = {
  flow: flow.onMachine,
  title: '흐름/단계별 방문 기록',
  id: 'flows-step-history',
  layout: 'fullscreen',
  render: (actor) => (
    <AccountFrame>
      <SteppedFlow actor={actor} />
    </AccountFrame>
  ),
};

/** A wizard at the step of the history. */
export function SteppedFlow({ actor }: { actor: ActorRefFrom<typeof stepHistoryMachine> }) {
  const depth = useSelector(actor, ({ context }) => context.depth);
  return (
    <Wizard title="회원가입" steps={['회원 선택', '약관 동의', '본인확인']} current={depth} stage={String(depth)}>
      {null}
    </Wizard>
  );
}
