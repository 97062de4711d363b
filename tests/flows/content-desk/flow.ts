import type { AnyEventObject, SnapshotFrom } from 'xstate';
import { messages } from '#contract/shared/messages.ts';
import { publicationMessages } from '#contract/staff/publication-messages.ts';
import { invalidIn, missingIn } from '#contract/staff/publication.ts';
import { contentDeskMachine, differingIn, isEditable, isPossible } from '#machines/content-desk.machine.ts';
import {
  begunPublication,
  completePublication,
  discardedPublication,
  editor,
  otherDraft,
  publishedPublication,
  reviewedPublication,
  savedPublication,
  theirPublication,
} from '#tests/fixtures/publications.ts';
import { defineFlow } from '#tools/flows/definition/define-flow.ts';
import { lastOf } from '#tools/flows/paths/history.ts';
import { failures, unreached } from '../lib/expiries.ts';
import { overloaded } from '../lib/invented.ts';

const offline = new TypeError('Failed to fetch');

const edits: ReadonlySet<string> = new Set(['value.changed', 'moment.changed', 'draft.restored']);

/** The moment is edited alone, and nothing after it: the machine does with it what it does with any field. */
function areEditsFew(
  { context: { draft, saved, sent } }: SnapshotFrom<typeof contentDeskMachine>,
  { type }: AnyEventObject,
) {
  if (!edits.has(type)) return true;
  const isTimed = draft.publishAt !== null && saved.publishAt !== null;
  return (
    isTimed && (type !== 'moment.changed' || [saved, sent].some((other) => differingIn(draft, other).length === 0))
  );
}

/**
 * Returns whether the server can give this answer. It cannot load a published publication in another state, except as
 * ended, for which there is no example; nor a colleague's change with the same version; nor the answer of another move,
 * and a review only if a colleague is the author, since the viewer decides it then.
 */
function canBeAnswered(
  { context: { publication, version, draft, saved, move, viewer } }: SnapshotFrom<typeof contentDeskMachine>,
  { type, output }: AnyEventObject,
) {
  if (output?.kind !== 'done') return true;
  if (type === 'xstate.done.actor.movePublication')
    return output.publication.state === 'discarded'
      ? move === 'discarded'
      : move === 'submitted' && publication?.author.id !== viewer.id;
  if (type !== 'xstate.done.actor.loadPublication' || publication === null) return true;
  return (
    publication.state !== 'published' &&
    (differingIn(draft, saved).length === 0 || output.publication.version !== version)
  );
}

export const flow = defineFlow({
  machine: contentDeskMachine,
  about: {
    ko: '원고 한 건',
    en: 'One publication',
    page: '/admin/content/1',
    precondition: '콘텐츠 역할로 로그인한 구성원',
    spec: 'decision 0101',
  },
  inputs: [{ id: begunPublication.id, viewer: editor, kept: null }],
  events: {
    'load.requested': { ko: '다시 불러오기를 누른다', en: 'loading is tried again' },
    'value.changed': {
      ko: '내용을 고친다',
      en: 'a field is edited',
      examples: [
        { payload: { name: 'title', value: '새 제목' } },
        {
          payload: { name: 'linkUrl', value: 'javascript:1' },
          ko: '주소를 잘못 적는다',
          en: 'a wrong address is entered',
        },
      ],
    },
    'moment.changed': {
      ko: '게시하는 때를 비운다',
      en: 'the moment of the publication is cleared',
      examples: [{ payload: { name: 'publishAt', at: null } }],
    },
    'draft.restored': {
      ko: '앞의 판으로 되돌린다',
      en: 'an earlier version is restored',
      examples: [{ payload: { draft: otherDraft } }],
    },
    'save.requested': { ko: '저장을 누른다', en: 'saving is requested' },
    'preview.requested': { ko: '미리 보기를 누른다', en: 'the preview is requested' },
    'preview.closed': { ko: '미리 보기를 닫는다', en: 'the preview is closed' },
    'move.chosen': {
      ko: '처리를 고른다',
      en: 'a move is chosen',
      examples: [
        { payload: { move: 'submitted' }, ko: '검토 요청을 누른다', en: 'a review is requested' },
        { payload: { move: 'withdrawn' }, ko: '다시 작성을 누른다', en: 'the draft is withdrawn' },
        { payload: { move: 'refused' }, ko: '돌려보내기를 누른다', en: 'refusing is chosen' },
        { payload: { move: 'ended' }, ko: '게시 종료를 누른다', en: 'ending is chosen' },
        { payload: { move: 'discarded' }, ko: '원고 버리기를 누른다', en: 'discarding is chosen' },
      ],
    },
    'move.confirmed': { ko: '처리를 확인한다', en: 'the move is confirmed' },
    'move.cancelled': { ko: '처리를 그만둔다', en: 'the move is cancelled' },
    'reason.submitted': {
      ko: '돌려보내는 까닭을 제출한다',
      en: 'the reason of the refusal is submitted',
      examples: [
        { payload: { reason: '날짜가 다릅니다.' } },
        { payload: { reason: ' ' }, ko: '돌려보내는 까닭을 비우고 제출한다', en: 'no reason is submitted' },
      ],
    },
    'reason.changed': { ko: '돌려보내는 까닭을 고친다', en: 'the reason is edited' },
    'conflict.settled': {
      ko: '남길 내용을 고른다',
      en: 'the conflict is settled',
      examples: [
        { payload: { theirs: [] }, ko: '내가 쓴 것을 남긴다', en: 'the own text is kept' },
        { payload: { theirs: ['title', 'linkUrl'] }, ko: '남이 쓴 것을 남긴다', en: 'their text is kept' },
      ],
    },
    'alert.dismissed': { ko: '알림을 닫는다', en: 'the alert is dismissed' },
  },
  actors: {
    loadPublication: {
      done: {
        ko: '원고가 온다',
        en: 'the publication arrives',
        examples: [
          {
            payload: { kind: 'done', publication: completePublication },
            ko: '작성 중인 원고가 열린다',
            en: 'a draft opens',
          },
          {
            payload: { kind: 'done', publication: theirPublication },
            ko: '동료가 저장한 원고가 열린다',
            en: 'a draft opens that a colleague has saved',
            byHand: '다른 브라우저에서 다른 구성원이 먼저 이 원고의 제목을 고친다',
          },
          {
            payload: { kind: 'done', publication: reviewedPublication },
            ko: '검토 중인 원고가 열린다',
            en: 'a publication in review opens',
            byHand: '검토를 요청한 원고를 연다',
          },
          {
            payload: { kind: 'done', publication: publishedPublication },
            ko: '게시 중인 원고가 열린다',
            en: 'a published one opens',
            byHand: '게시된 원고를 연다',
          },
          {
            payload: { kind: 'refused', message: publicationMessages.unknown },
            ko: '서버가 없는 원고라고 답한다',
            en: 'the server knows no such publication',
            byHand: '주소의 번호를 없는 원고의 번호로 바꾼다',
          },
        ],
      },
      error: { ko: '원고를 불러오지 못한다', en: 'loading fails', examples: [{ payload: offline }] },
    },
    savePublication: {
      done: {
        ko: '저장한 결과가 온다',
        en: 'the server answers the saving',
        examples: [
          {
            payload: { kind: 'done', publication: savedPublication },
            ko: '서버가 원고를 저장한다',
            en: 'the server saves the draft',
          },
          {
            payload: { kind: 'conflict', message: publicationMessages.changed },
            ko: '서버가 그사이 바뀐 원고라고 답한다',
            en: 'the server reports that someone else has saved it',
            byHand: '다른 브라우저에서 다른 구성원이 먼저 이 원고를 저장한다',
          },
          {
            payload: { kind: 'refused', message: messages.offline },
            ko: '서버가 저장을 거절한다',
            en: 'the server rejects the draft',
            invented: overloaded,
          },
        ],
      },
      error: { ko: '저장에 실패한다', en: 'saving fails', examples: [{ payload: offline }] },
    },
    movePublication: {
      done: {
        ko: '처리의 결과가 온다',
        en: 'the server answers the move',
        examples: [
          {
            payload: { kind: 'done', publication: { ...reviewedPublication, version: 7 } },
            ko: '서버가 처리를 받아들인다',
            en: 'the server makes the move',
          },
          {
            payload: { kind: 'done', publication: discardedPublication },
            ko: '서버가 원고를 버린다',
            en: 'the server discards the draft',
          },
          {
            payload: { kind: 'conflict', message: publicationMessages.changed },
            ko: '서버가 그사이 바뀌었다고 답한다',
            en: 'the server reports a move of someone else',
            byHand: '다른 브라우저에서 다른 구성원이 먼저 이 원고를 처리한다',
          },
          {
            payload: { kind: 'refused', message: messages.offline },
            ko: '서버가 처리를 거절한다',
            en: 'the server rejects the move',
            invented: overloaded,
          },
        ],
      },
      error: { ko: '처리에 실패한다', en: 'the move fails', examples: [{ payload: offline }] },
    },
  },
  timers: {
    autosave: { ko: '2초가 지난다', en: 'two seconds pass' },
    retry: { ko: '15초가 지난다', en: 'fifteen seconds pass' },
  },
  screens: {
    loading: '불러오는 중인 원고',
    unloaded: '불러오지 못한 원고',
    'editing.clean': '저장된 원고',
    'editing.changed': '고친 원고',
    'editing.invalid': '저장할 수 없는 칸이 있는 원고',
    'editing.failed': '저장하지 못한 원고',
    saving: '저장하는 중인 원고',
    conflicted: '두 사람이 고친 원고',
    viewing: '고칠 수 없는 원고',
    previewing: '미리 보기',
    'refusing.clean': '돌려보내는 까닭',
    'refusing.refused': '오류가 표시된 돌려보내는 까닭',
    confirming: '처리 확인',
    moving: '처리 중인 원고',
    outdated: '그사이 바뀐 원고 알림',
    unmoved: '처리하지 못한 원고 알림',
  },
  contextKey: ({ publication, version, draft, saved, sent, theirs, next, move }) => [
    publication?.state,
    // The others are those of no publication that is loaded.
    version === 2 || version === 3 ? version : version === null,
    [draft, saved, sent],
    theirs && [theirs.state, theirs.version],
    next,
    move,
  ],
  isEventPossible: areEditsFew,
  /**
   * Events that the screen offers, and answers that the server gives; edits after the first version are tested on the
   * machine only.
   */
  onScreen: (onMachine) => ({
    ...onMachine,
    isEventPossible(state, event) {
      const { draft, saved, version } = state.context;
      const isUnsaved = differingIn(draft, saved).length > 0;
      if (event.type === 'move.chosen')
        return isPossible(state.context, event.move) && !(isUnsaved && state.matches('viewing'));
      if (event.type === 'load.requested') return !isUnsaved;
      if (!canBeAnswered(state, event)) return false;
      if (event.type === 'value.changed' && draft.values[event.name] === event.value) return false;
      const isFirst = version === completePublication.version;
      const isSettled = !isUnsaved || state.matches('saving');
      return areEditsFew(state, event) && (!edits.has(event.type) || (isFirst && isSettled));
    },
  }),
  excludedInBrowser: {},
  properties: {
    'only a complete draft that is saved is submitted': (steps) => {
      const { state } = lastOf(steps);
      const { move, publication, draft, saved } = state.context;
      if (!state.matches('moving') || move !== 'submitted' || publication === null) return true;
      return Object.keys(missingIn(publication.kind, draft)).length === 0 && differingIn(draft, saved).length === 0;
    },
    'nothing is saved that the server would not store, and only where it may be written': (steps) => {
      const { state } = lastOf(steps);
      const { publication, sent } = state.context;
      if (!state.matches('saving')) return true;
      return (
        publication !== null && isEditable(state.context) && Object.keys(invalidIn(publication.kind, sent)).length === 0
      );
    },
    'what was typed changes only by typing, restoring, choosing, discarding, or with what the server has': (steps) => {
      const { event, state } = lastOf(steps);
      const before = steps.at(-2)?.state;
      if (!before || differingIn(before.context.draft, state.context.draft).length === 0) return true;
      const isOwn =
        ['value.changed', 'moment.changed', 'draft.restored', 'conflict.settled'].includes(event.type) ||
        (event.type === 'xstate.done.actor.movePublication' && before.context.move === 'discarded');
      return isOwn || differingIn(before.context.draft, before.context.saved).length === 0;
    },
    'a move is made only if the statechart allows it': (steps) => {
      const { state } = lastOf(steps);
      const { move } = state.context;
      return !state.matches('moving') || (move !== null && isPossible(state.context, move));
    },
  },
  expiries: {
    same: {
      'editing.changed': 'editing.clean',
      'editing.invalid': 'editing.clean',
      'editing.failed': 'editing.clean',
      'refusing.refused': 'refusing.clean',
    },
    typed: ({ draft }) => draft,
    kinds: {
      verification: 'nobody is verified for it',
      session: 'the client asks for the login over the page and repeats the call (src/admin/api/renewing-client.ts)',
      code: {
        answers: [
          ...unreached('loadPublication', 'savePublication', 'movePublication'),
          ...failures('loadPublication', 'savePublication', 'movePublication'),
        ],
        back: ['alert.dismissed'],
        notApplicable: { outdated: 'the publication is loaded again from there, and the page offers to try again' },
      },
    },
  },
  forms: 'its guards ask the contract (tests/contract/publication.test.ts)',
  calls: 'its endings are those of renewing-client; each answer of the server is an example of its actors',
});
