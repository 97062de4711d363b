import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect } from 'vitest';
import type { ActorRefFrom } from 'xstate';
import { accountMessages } from '#contract/account/account-messages.ts';
import type { leaveQuestionMachine } from '#machines/leave-question.machine.ts';
import { createLeaveGuard, LeaveGuardProvider, useLeaveGuard } from '#src/shared/leave-question/leave-guard.tsx';
import { LeaveQuestion } from '#src/shared/leave-question/LeaveQuestion.tsx';
import { UIProvider } from '#src/ui/foundation/UIProvider.tsx';
import { LinkText } from '#src/ui/actions/LinkText.tsx';
import { flow } from './flow.ts';
import { describeRendered } from '../lib/describe-rendered.ts';
import { dialogText, press } from '#tests/component/lib/screen.ts';

type LeaveQuestionActor = ActorRefFrom<typeof leaveQuestionMachine>;

describeRendered(flow, {
  mount: (actor) => {
    render(<Site actor={actor} />);
  },
  gestures: {
    'leave.requested': () => void fireEvent.click(screen.getByRole('link', { name: '소식' })),
    'leave.confirmed': () => press('확인'),
    'leave.cancelled': () => press('취소'),
  },
  look: ({ state }) => expect(dialogText()).toBe(state.matches('asking') ? accountMessages.signUpLeave : null),
});

function Site({ actor }: { actor: LeaveQuestionActor }) {
  const [guard] = useState(createLeaveGuard);
  return (
    <UIProvider navigate={(path) => guard.follow(path, () => {})}>
      <LeaveGuardProvider guard={guard}>
        <Flow actor={actor} />
        <LinkText href="/notice">소식</LinkText>
      </LeaveGuardProvider>
    </UIProvider>
  );
}

function Flow({ actor }: { actor: LeaveQuestionActor }) {
  const [requestLeave] = useState(() => (to: string) => actor.send({ type: 'leave.requested', to }));
  useLeaveGuard(true, requestLeave);
  return <LeaveQuestion actor={actor} message={accountMessages.signUpLeave} />;
}
