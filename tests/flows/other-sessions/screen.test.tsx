import { render, screen } from '@testing-library/react';
import type { AnyEventObject, SnapshotFrom } from 'xstate';
import { expect } from 'vitest';
import type { otherSessionsMachine } from '#machines/other-sessions.machine.ts';
import { OtherSessions } from '#src/features/profile-edit/devices/OtherSessions.tsx';
import { UIProvider } from '#src/ui/foundation/UIProvider.tsx';
import { flow } from './flow.ts';
import { describeRendered } from '../lib/describe-rendered.ts';
import { dialogText, press } from '#tests/component/lib/screen.ts';

type Snapshot = SnapshotFrom<typeof otherSessionsMachine>;

const endOthersLabel = '다른 기기에서 모두 로그아웃';
const hasOthers = ({ context }: Snapshot) => context.sessions.some(({ isCurrent }) => !isCurrent);

/** The buttons exist only if there are other sessions. */
const onScreen: typeof flow.onMachine = {
  ...flow.onMachine,
  isEventPossible: (state, event) => {
    if (event.type === 'endingAll.requested') return hasOthers(state);
    return (
      event.type !== 'ending.requested' ||
      state.context.sessions.some(({ id, isCurrent }) => !isCurrent && id === event['session'].id)
    );
  },
};

describeRendered(
  { ...flow, onScreen },
  {
    mount: (actor) => {
      render(
        <UIProvider navigate={() => {}}>
          <OtherSessions actor={actor} />
        </UIProvider>,
      );
    },
    gestures: {
      'list.retried': () => press('다시 불러오기'),
      'ending.requested': ({ session }: AnyEventObject) => press(`${session.device} 로그아웃`),
      'endingAll.requested': () => press(endOthersLabel),
      'ending.confirmed': () => press('확인'),
      'ending.cancelled': () => press('취소'),
      'alert.dismissed': () => press('확인'),
    },
    look: ({ state }) => expect(shown()).toEqual(expected(state)),
  },
);

const shown = () => ({
  devices: screen.queryAllByRole('rowheader', { hidden: true }).map(({ textContent }) => textContent),
  isFailed: screen.queryByText('로그인 기기 목록을 불러오지 못했습니다. 잠시 후 다시 시도해 주세요.') !== null,
  canEndOthers: screen.queryByText(endOthersLabel) !== null,
  dialog: dialogText(),
  busy: document.querySelector('[aria-busy="true"]') !== null,
});

function expected(state: Snapshot): ReturnType<typeof shown> {
  const isListed = !state.matches('loading') && !state.matches('failed');
  const isConfirming = state.matches('confirming') || state.matches('ending');
  return {
    devices: isListed ? state.context.sessions.map(({ device }) => device) : [],
    isFailed: state.matches('failed'),
    canEndOthers: isListed && hasOthers(state),
    dialog: isConfirming
      ? state.context.chosen
        ? '‘Safari · iPhone’에서 로그아웃하시겠습니까?'
        : '다른 기기에서 모두 로그아웃하시겠습니까?'
      : state.matches('alerting')
        ? state.context.alert
        : null,
    busy: state.hasTag('busy'),
  };
}
