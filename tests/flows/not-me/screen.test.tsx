import { render, screen } from '@testing-library/react';
import type { SnapshotFrom } from 'xstate';
import { expect } from 'vitest';
import { activityMessages } from '#contract/account/activity-messages.ts';
import type { notMeMachine } from '#machines/not-me.machine.ts';
import { NotMe } from '#src/features/profile-edit/activity/NotMe.tsx';
import { UIProvider } from '#src/ui/foundation/UIProvider.tsx';
import { flow } from './flow.ts';
import { describeRendered } from '../lib/describe-rendered.ts';
import { dialogText, press } from '#tests/component/lib/screen.ts';

describeRendered(flow, {
  mount: (actor) => {
    render(
      <UIProvider navigate={() => {}}>
        <NotMe actor={actor} />
      </UIProvider>,
    );
  },
  gestures: {
    'activity.disowned': () => press('내가 하지 않았습니다'),
    'disowning.confirmed': () => press('확인'),
    'disowning.cancelled': () => press('취소'),
    'alert.dismissed': () => press('확인'),
  },
  look: ({ state }) => expect(shown()).toEqual(expected(state)),
});

const shown = () => ({
  question: screen.getByRole('heading', { hidden: true }).textContent,
  dialog: dialogText(),
  busy: document.querySelector('[aria-busy="true"]') !== null,
});

function expected(state: SnapshotFrom<typeof notMeMachine>): ReturnType<typeof shown> {
  const { alert } = state.context;
  return {
    question: '본인이 아닌 활동이 있나요?',
    dialog: {
      idle: null,
      confirming: activityMessages.confirm,
      ending: activityMessages.confirm,
      alertingEnded: alert,
      alerting: alert,
    }[state.value],
    busy: state.hasTag('busy'),
  };
}
