import { fireEvent, render, screen, within } from '@testing-library/react';
import { flushSync } from 'react-dom';
import { expect } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import { contentDeskMessages as words, madeMoveMessages } from '#contract/staff/content-desk-messages.ts';
import {
  publicationMove,
  publicationMoveNames,
  publicationStateNames,
  type PublicationMove,
} from '#contract/staff/publication.ts';
import { differingIn, isEditable, type contentDeskMachine } from '#machines/content-desk.machine.ts';
import { ContentDesk } from '#src/admin/content/desk/ContentDesk.tsx';
import { UIProvider } from '#src/ui/foundation/UIProvider.tsx';
import { dialogText, dismissAlert, enter, field, fill, press } from '#tests/component/lib/screen.ts';
import { describeRendered } from '../lib/describe-rendered.ts';
import { flow } from './flow.ts';

type Desk = SnapshotFrom<typeof contentDeskMachine>;

describeRendered(flow, {
  mount: (actor) => {
    render(
      <UIProvider navigate={() => {}}>
        <ContentDesk actor={actor} />
      </UIProvider>,
    );
  },
  gestures: {
    'load.requested': () => press('다시 불러오기'),
    'value.changed': ({ name, value }) => fill(name, String(value)),
    'moment.changed': ({ name }) => fill(name, ''),
    'draft.restored'() {
      const details = screen.getByText('1판').closest('details');
      if (!details) throw new Error('The first version has no details');
      details.open = true;
      // A gesture runs inside `act`, which would render them only after the press.
      flushSync(() => void fireEvent(details, new Event('toggle')));
      press('1판으로 되돌리기');
    },
    'save.requested': () => press('저장'),
    'preview.requested': () => press('미리 보기'),
    'preview.closed': () => press('닫기'),
    'move.chosen': ({ move }) => press(publicationMoveNames[publicationMove.parse(move)]),
    'move.confirmed': dismissAlert,
    'move.cancelled': () => press('취소'),
    'reason.submitted'({ reason }) {
      fill('reason', reason);
      enter('돌려보내기');
    },
    'reason.changed': () => fill('reason', '날짜'),
    'conflict.settled'({ theirs }) {
      if (theirs.length > 0)
        for (const choice of screen.queryAllByRole('radio', { name: /님이 쓴 것$/ })) fireEvent.click(choice);
      press('고른 대로 계속하기');
    },
    'alert.dismissed': dismissAlert,
  },
  look: ({ state }) => expect(shown()).toEqual(expected(state)),
});

const values = () =>
  document.querySelector('[name="title"]')
    ? [field('title').value, field('linkUrl').value, field('position').value, field('publishAt').value]
    : null;

const shown = () => ({
  place: [...document.querySelectorAll('[aria-label="내용"], form, [data-actions]')].map(
    (part) => part.getAttribute('aria-label') ?? '',
  ),
  state: screen.queryByText('상태')?.nextElementSibling?.textContent ?? null,
  values: values(),
  isDisabled: document.querySelector<HTMLInputElement>('[name="title"]')?.disabled ?? null,
  invalid: Array.from(document.querySelectorAll('[aria-invalid="true"]'), (control) => control.getAttribute('name')),
  choices: screen.queryAllByRole('radiogroup').map((group) => within(group).getAllByRole('radio').length),
  problem: screen.queryByRole('alert')?.textContent ?? null,
  note: [words.saving, words.unsaved, words.unstored].filter((text) => screen.queryByText(text) !== null),
  moved: Object.values(madeMoveMessages).find((text) => screen.queryByText(text) !== null) ?? null,
  unsentReason: screen.queryByText(/적으신 까닭은/)?.textContent ?? null,
  isPreviewing: document.querySelector('iframe') !== null,
  dialog: dialogText(),
});

const stages = {
  unloaded: [],
  conflicted: ['서로 다른 내용'],
  refusing: ['돌려보내기', '내용'],
  open: ['처리', '내용'],
} as const;

function expected(state: Desk): ReturnType<typeof shown> {
  const { context } = state;
  const { publication, theirs, draft, errors, move, alert } = context;
  const isUnloaded = state.matches('unloaded');
  const isShown = publication !== null && !isUnloaded;
  const isConflict = state.matches('conflicted');
  const isWriting = isEditable(context);
  const isMoving = (['moving', 'outdated', 'unmoved'] as const).some((each) => state.matches(each));
  const { values: text, publishAt } = isWriting ? draft : (publication?.draft ?? draft);
  const stage = isConflict ? stages.conflicted : move === 'refused' ? stages.refusing : stages.open;
  const hasForm = isShown && !isConflict;
  return {
    place: isShown ? [...stage] : [],
    state: isShown ? publicationStateNames[publication.state] : null,
    values: hasForm
      ? [String(text.title), String(text.linkUrl), '0', publishAt === null ? '' : '2026-12-01T09:00']
      : null,
    isDisabled: hasForm ? !isWriting || isMoving : null,
    invalid: isShown && !isConflict ? Object.keys(errors) : [],
    choices: [
      ...(isConflict && theirs ? differingIn(draft, theirs.draft).map(() => 2) : []),
      ...(state.matches('previewing') ? [2] : []),
    ],
    problem: problemOf(state),
    note: [
      ...(state.matches('saving') ? [words.saving] : []),
      ...(state.matches({ editing: 'changed' }) ? [words.unsaved] : []),
      ...(hasForm && !isWriting && move !== 'refused' && differingIn(draft, context.saved).length > 0
        ? [words.unstored]
        : []),
    ],
    moved: isShown && context.moved !== null ? madeMoveMessages[context.moved] : null,
    unsentReason: isShown && context.reason !== '' && move !== 'refused' ? words.unsentReason(context.reason) : null,
    isPreviewing: state.matches('previewing'),
    dialog:
      state.matches('confirming') || state.matches('moving')
        ? questions[move ?? 'submitted']
        : state.matches('outdated') || state.matches('unmoved')
          ? alert
          : null,
  };
}

const questions = {
  submitted: null,
  withdrawn: null,
  approved: words.approveQuestion('2026.12.01 09:00'),
  refused: null,
  ended: words.endQuestion,
  discarded: words.discardQuestion,
} as const satisfies Record<PublicationMove, string | null>;

function problemOf(state: Desk): string | null {
  const { alert, theirs } = state.context;
  if (state.matches('unloaded')) return alert;
  if (state.matches({ editing: 'failed' })) return words.notSaved(alert);
  if (state.matches({ editing: 'invalid' })) return words.invalid;
  if (!state.matches('conflicted') || !theirs) return null;
  const [day, time] = ['2026.11.30', theirs.updatedAt === '2026-11-30T00:12:00.000Z' ? '09:12' : '09:10'];
  return `${words.conflict} (저장: ${theirs.author.name}, ${day} ${time})`;
}
