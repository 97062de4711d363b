import { accountMessages } from '#contract/account/account-messages.ts';
import type { leaveQuestionMachine } from '#machines/leave-question.machine.ts';
import { LeaveQuestion } from '#src/shared/leave-question/LeaveQuestion.tsx';
import { memberKinds } from '#src/shared/member-kind/member-kinds.ts';
import { CardChoice } from '#src/ui/actions/CardChoice.tsx';
import { flow } from './flow.ts';
import { AccountFrame } from '../../../stories/ui/frame-props.tsx';
import type { FlowScreen } from '../lib/flow-screen.ts';

export const screen: FlowScreen<typeof leaveQuestionMachine> = {
  flow: flow.onMachine,
  title: '흐름/페이지 이탈 확인',
  id: 'flows-leave-question',
  layout: 'fullscreen',
  render: (actor) => (
    <AccountFrame>
      <CardChoice label="회원 구분" items={memberKinds} onChoose={() => undefined} />
      <LeaveQuestion actor={actor} message={accountMessages.signUpLeave} />
    </AccountFrame>
  ),
};
