import { fireEvent, render, screen } from '@testing-library/react';
import { expect } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import type { shareMachine } from '#machines/share.machine.ts';
import { Share } from '#src/shared/share/Share.tsx';
import { flow } from './flow.ts';
import { describeRendered } from '../lib/describe-rendered.ts';
import { press } from '#tests/component/lib/screen.ts';

const pendingStates: Readonly<Record<string, string>> = {
  'kakao.chosen': 'sendingByKakao',
  'sheet.chosen': 'openingSheet',
  'copy.chosen': 'copying',
};

/** A pending action cannot be clicked again. */
const onScreen: typeof flow.onMachine = {
  ...flow.onMachine,
  isEventPossible: (state, { type }) =>
    !(type in pendingStates && state.matches({ open: pendingStates[type] } as never)),
};

describeRendered(
  { ...flow, onScreen },
  {
    mount: (actor) => {
      render(<Share actor={actor} hasSheet />);
    },
    gestures: {
      'share.toggled': () => press('공유하기'),
      'share.closed': () => void fireEvent.keyDown(document.body, { key: 'Escape' }),
      'link.followed': () => void fireEvent.click(screen.getByRole('link', { name: /^X/ })),
      'kakao.chosen': () => press('카카오톡'),
      'sheet.chosen': () => press('다른 앱으로 공유'),
      'copy.chosen': () => press('링크 복사'),
    },
    look: ({ state }) => expect(shown()).toEqual(expected(state)),
  },
);

const shown = () => ({
  isExpanded: screen.getByRole('button', { name: '공유하기' }).getAttribute('aria-expanded'),
  methods: Array.from(
    document.querySelectorAll('ul:not([hidden] *) a, ul:not([hidden] *) button'),
    (element) => element.firstChild?.textContent,
  ),
  busy: document.querySelector('li [data-pending]')?.firstChild?.textContent,
  status: screen.queryByRole('status')?.textContent ?? null,
  url: screen.queryByRole<HTMLInputElement>('textbox', { name: '공유할 주소' })?.value,
});

function expected(state: SnapshotFrom<typeof shareMachine>): ReturnType<typeof shown> {
  if (state.matches('closed'))
    return { isExpanded: 'false', methods: [], busy: undefined, status: null, url: undefined };
  return {
    isExpanded: 'true',
    methods: ['카카오톡', '페이스북', 'X', '다른 앱으로 공유', '링크 복사'],
    busy: busyOf(state),
    status: statusOf(state),
    url: state.matches({ open: 'unavailable' }) ? state.context.url : undefined,
  };
}

function busyOf(state: SnapshotFrom<typeof shareMachine>): string | undefined {
  if (state.matches({ open: 'sendingByKakao' })) return '카카오톡';
  if (state.matches({ open: 'openingSheet' })) return '다른 앱으로 공유';
  return state.matches({ open: 'copying' }) ? '링크 복사' : undefined;
}

function statusOf(state: SnapshotFrom<typeof shareMachine>): string {
  if (state.matches({ open: 'copied' })) return '링크를 복사했습니다.';
  if (state.matches({ open: 'copiedForKakao' })) return '링크를 복사했습니다. 카카오톡 대화창에 붙여 넣어 주세요.';
  return state.matches({ open: 'unavailable' }) ? '바로 공유하지 못했습니다. 아래 주소를 복사해 전해 주세요.' : '';
}
