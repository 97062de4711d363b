import type { StoryObj } from '@storybook/react-vite';
import { accountMessages } from '#contract/account/account-messages.ts';
import { LeaveQuestion } from '#src/shared/leave-question/LeaveQuestion.tsx';
import { CardChoice } from '#src/ui/actions/CardChoice.tsx';
import { memberKinds } from '#src/shared/member-kind/member-kinds.ts';
import { leaveQuestionFlow } from '#tests/model/leave-question.flow.ts';
import { AccountFrame } from '../ui/frame-props.tsx';
import { frozenActors } from './frozen.ts';

export default { title: '흐름/페이지 이탈 확인', id: 'flows-leave-question', tags: ['autodocs'], parameters: { layout: 'fullscreen' } };

const frozenAt = frozenActors(leaveQuestionFlow);

const at = (state: string): StoryObj => ({
  parameters: { state },
  render: () => (
    <AccountFrame>
      <CardChoice label="회원 구분" items={memberKinds} onChoose={() => undefined} />
      <LeaveQuestion actor={frozenAt(state)} message={accountMessages.signUpLeave} />
    </AccountFrame>
  ),
});

export const Staying = at('staying');
export const Asking = at('asking');
