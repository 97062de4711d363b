import { fireEvent, render, screen } from '@testing-library/react';
import type { SnapshotFrom } from 'xstate';
import { beforeAll, expect } from 'vitest';
import type { sessionMachine } from '#machines/session.machine.ts';
import { Session } from '#src/features/session/Session.tsx';
import { UIProvider } from '#src/ui/foundation/UIProvider.tsx';
import { flow } from './flow.ts';
import { describeRendered } from '../lib/describe-rendered.ts';

const press = (name: string) => void fireEvent.click(screen.getByRole('button', { name }));

// Loaded in advance, as in a browser that was idle.
beforeAll(() => import('#src/features/session/SessionDialogs.tsx'));

describeRendered(flow, {
  mount: (actor) => {
    render(
      <UIProvider navigate={() => {}}>
        <Session actor={actor} />
      </UIProvider>,
    );
  },
  gestures: {
    'alert.dismissed': () => press('확인'),
    'logout.confirmed': () => press('확인'),
    'logout.cancelled': () => press('취소'),
  },
  look: ({ state }) =>
    expect(screen.queryByRole('alertdialog')?.querySelector('p[id]')?.textContent ?? null).toBe(messageOf(state)),
});

const loginMessages = {
  none: '로그인이 필요합니다.',
  over: '로그인 상태가 해제되었습니다. 다시 로그인해 주세요.',
  overElsewhere: '다른 탭에서 로그아웃하셨거나 탈퇴하셨습니다. 이용하시려면 로그인해 주세요.',
  loggedOut: '로그아웃되었습니다.',
};

function messageOf(state: SnapshotFrom<typeof sessionMachine>): string | null {
  if (state.matches({ anonymous: 'alertingLoginRequired' })) return loginMessages[state.context.ending ?? 'none'];
  if (state.matches({ authenticated: 'alertingArrival' }))
    return '다른 탭에서 로그인하셨습니다. 로그인하신 동안에는 이 화면을 이용하실 수 없어 홈으로 이동했습니다.';
  const isConfirming =
    state.matches({ authenticated: 'confirmingLogout' }) || state.matches({ authenticated: 'loggingOut' });
  return isConfirming ? '로그아웃하시겠습니까?' : null;
}
