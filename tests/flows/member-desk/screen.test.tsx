import { render, screen } from '@testing-library/react';
import type { SnapshotFrom } from 'xstate';
import { expect } from 'vitest';
import { memberChange, memberChangeNames } from '#contract/staff/member.ts';
import type { memberDeskMachine } from '#machines/member-desk.machine.ts';
import { MemberDesk } from '#src/admin/members/MemberDesk.tsx';
import { UIProvider } from '#src/ui/foundation/UIProvider.tsx';
import { dialogText, fill, press } from '#tests/component/lib/screen.ts';
import { describeRendered } from '../lib/describe-rendered.ts';
import { flow } from './flow.ts';

describeRendered(flow, {
  mount: (actor) => {
    render(
      <UIProvider navigate={() => {}}>
        <MemberDesk actor={actor} />
      </UIProvider>,
    );
  },
  gestures: {
    'reason.submitted'({ reason }) {
      fill('reason', reason);
      press('회원 열기');
    },
    'reason.changed': () => fill('reason', '전'),
    'change.chosen': ({ change, membership }) =>
      press(membership ? `${membership.number} 연결 해제` : memberChangeNames[memberChange.parse(change)]),
    'change.submitted'({ draft }) {
      if (document.querySelector('[name="number"]'))
        for (const part of ['number', 'goodsName', 'customerName']) fill(part, draft.membership[part]);
      fill('changeReason', draft.reason);
      press('저장');
    },
    'change.changed': () => fill('changeReason', '고친 사유'),
    'change.cancelled': () => press('취소'),
    'alert.dismissed': () => press('확인'),
  },
  look: ({ state }) => expect(shown()).toEqual(expected(state)),
});

const shown = () => ({
  form: screen.queryByRole('form', { hidden: true })?.getAttribute('aria-label') ?? null,
  error: document.querySelector('[aria-invalid="true"]')?.getAttribute('name') ?? null,
  person: screen.queryByText('haneul@mail.example') !== null,
  changes: Array.from(document.querySelectorAll('[aria-label="변경"] button'), (button) => button.textContent),
  saved: screen.queryByText(/저장했습니다/)?.textContent ?? null,
  dialog: dialogText(),
});

function expected(state: SnapshotFrom<typeof memberDeskMachine>): ReturnType<typeof shown> {
  const { member, change, draft, made, alert } = state.context;
  return {
    form: member === null ? '회원 열기' : change === null ? null : formOf(change, draft.membership?.number),
    error: state.matches({ asking: 'refused' })
      ? 'reason'
      : state.matches({ composing: 'refused' })
        ? 'changeReason'
        : null,
    person: member !== null,
    changes: member === null || change !== null ? [] : changesOf(member.isLocked),
    saved: made === null ? null : `${memberChangeNames[made]}: 저장했습니다.`,
    dialog: state.hasTag('alert') ? alert : null,
  };
}

const formOf = (change: keyof typeof memberChangeNames, number = '') =>
  change === 'membershipUnlinked' ? `회원권 연결 해제 ${number}` : memberChangeNames[change];

const changesOf = (isLocked: boolean) => [
  '회원권 연결',
  '법인 승인',
  '법인 거절',
  ...(isLocked ? ['로그인 잠금 해제'] : []),
  '모든 기기에서 로그아웃',
];
