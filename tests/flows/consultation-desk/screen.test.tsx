import { render, screen } from '@testing-library/react';
import type { SnapshotFrom } from 'xstate';
import { expect } from 'vitest';
import { handlingEvent, handlingEventNames } from '#contract/staff/consultation.ts';
import { consultationDeskMessages, takenStepMessages } from '#contract/staff/consultation-messages.ts';
import type { consultationDeskMachine } from '#machines/consultation-desk.machine.ts';
import { ConsultationDesk } from '#src/admin/consultations/ConsultationDesk.tsx';
import { UIProvider } from '#src/ui/foundation/UIProvider.tsx';
import { dialogText, fill, press } from '#tests/component/lib/screen.ts';
import { colleague } from '#tests/fixtures/consultations.ts';
import { describeRendered } from '../lib/describe-rendered.ts';
import { flow } from './flow.ts';

describeRendered(flow, {
  mount: (actor) => {
    render(
      <UIProvider navigate={() => {}}>
        <ConsultationDesk actor={actor} assignees={[{ id: 11, name: '김하나' }, colleague]} />
      </UIProvider>,
    );
  },
  gestures: {
    'reason.submitted'({ reason }) {
      fill('reason', reason);
      press('상담 열기');
    },
    'reason.changed': () => fill('reason', '답'),
    'step.chosen': ({ event, assignee }) =>
      press(assignee === undefined ? handlingEventNames[handlingEvent.parse(event)] : '내가 맡기'),
    'step.submitted'({ draft }) {
      fill('text', draft.text);
      press('저장');
    },
    'step.changed': () => fill('text', '고친 내용'),
    'step.cancelled': () => press('취소'),
    'alert.dismissed': () => press('확인'),
  },
  look: ({ state }) => expect(shown(state.matches('composing'))).toEqual(expected(state)),
});

const takenTexts = [consultationDeskMessages.takenByViewer, ...Object.values(takenStepMessages)];

const shown = (isTyping: boolean) => ({
  form: screen.queryByRole('form', { hidden: true })?.getAttribute('aria-label') ?? null,
  error: document.querySelector('[aria-invalid="true"]')?.getAttribute('name') ?? null,
  person: screen.queryByText('남궁 새벽') !== null,
  steps: Array.from(document.querySelectorAll('[aria-label="처리"] button'), (button) => button.textContent),
  // While it is typed, it belongs to the form.
  text: isTyping ? null : (document.querySelector('textarea')?.value ?? null),
  saved: takenTexts.find((text) => screen.queryByText(text) !== null) ?? null,
  dialog: dialogText(),
  busy: document.querySelector('[aria-busy="true"]') !== null,
});

function expected(state: SnapshotFrom<typeof consultationDeskMachine>): ReturnType<typeof shown> {
  const { consultation, event, isComposed, draft, taken, alert } = state.context;
  const isOpen = consultation !== null;
  const isAtForm =
    event !== null &&
    isComposed &&
    (['composing', 'submitting', 'untaken', 'conflicted'] as const).some((each) => state.matches(each));
  return {
    form: !isOpen ? '상담 열기' : isAtForm ? handlingEventNames[event] : null,
    error: state.matches({ asking: 'refused' }) ? 'reason' : state.matches({ composing: 'refused' }) ? 'text' : null,
    person: isOpen,
    steps: isOpen && !isAtForm ? stepsOf(state) : [],
    text: isAtForm && !state.matches('composing') ? draft.text : null,
    saved:
      taken === null ? null : taken === 'assigned' ? consultationDeskMessages.takenByViewer : takenStepMessages[taken],
    dialog: state.hasTag('alert') ? alert : null,
    busy: state.hasTag('busy'),
  };
}

/** The buttons by the state of the consultation, as the manual says. */
function stepsOf({ context, value }: SnapshotFrom<typeof consultationDeskMachine>): string[] {
  const take = value === 'submitting' ? '내가 맡기처리 중' : '내가 맡기';
  const state = context.consultation?.state;
  if (state === 'received') return [take, '담당 지정', '메모'];
  if (state === 'answered') return ['메모', '다시 열기'];
  return ['담당 해제', '메모', '이메일 답변', '전화 답변', '종결'];
}
