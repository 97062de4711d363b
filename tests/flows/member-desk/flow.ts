import type { AnyEventObject, SnapshotFrom } from 'xstate';
import { messages } from '#contract/shared/messages.ts';
import { isChangePossible, memberDraftErrors } from '#contract/staff/member.ts';
import { staffMemberMessages } from '#contract/staff/member-messages.ts';
import { memberDeskMachine } from '#machines/member-desk.machine.ts';
import { linkedMembership, memberDetail } from '#tests/fixtures/staff-members.ts';
import { samplesOf } from '#tools/flows/criteria/form-samples.ts';
import { defineFlow } from '#tools/flows/definition/define-flow.ts';
import { lastOf } from '#tools/flows/paths/history.ts';
import { failures, unreached } from '../lib/expiries.ts';
import { overloaded } from '../lib/invented.ts';

const offline = new TypeError('Failed to fetch');
const unlockedMember = { ...memberDetail, isLocked: false };
const newMembership = { ...linkedMembership, number: '51-02-009999', regular: false };
const entered = { reason: '본인 요청', membership: newMembership } as const;

/** A change is submitted with what its form has: a membership only to link one. Typing corrects a refused form first. */
function canBeSubmitted(state: SnapshotFrom<typeof memberDeskMachine>, { draft }: AnyEventObject): boolean {
  const change = draft.membership === null ? 'lockLifted' : 'membershipLinked';
  return state.context.change === change && !state.matches({ composing: 'refused' });
}

/**
 * Only lifting the lock makes the member of the example, and is what someone else can make; only a membership is taken.
 * The member is opened again as the conflict says.
 */
function canBeAnswered(state: SnapshotFrom<typeof memberDeskMachine>, { type, output }: AnyEventObject): boolean {
  const { change } = state.context;
  if (type === 'xstate.done.actor.openMember' && output.kind === 'done')
    return output.member.isLocked === !(state.matches('reopening') && change === 'lockLifted');
  if (type !== 'xstate.done.actor.changeMember' || output.kind === 'refused') return true;
  if (output.kind === 'conflict' && output.message === staffMemberMessages.membershipTaken)
    return change === 'membershipLinked';
  return change === 'lockLifted';
}

export const flow = defineFlow({
  machine: memberDeskMachine,
  about: {
    ko: '회원 한 분',
    en: 'One member',
    page: '/admin/members/1',
    precondition: '회원 역할로 로그인한 구성원, 비밀번호를 다섯 번 틀려 로그인이 잠긴 회원',
    spec: 'decision 0101',
  },
  inputs: [{ id: memberDetail.id }],
  events: {
    'reason.submitted': {
      ko: '열람 사유를 제출한다',
      en: 'the reason is submitted',
      examples: [
        { payload: { reason: '전화 문의' } },
        { payload: { reason: ' ' }, ko: '열람 사유를 비우고 제출한다', en: 'no reason is submitted' },
      ],
    },
    'reason.changed': { ko: '열람 사유를 고친다', en: 'the reason is edited' },
    'change.chosen': {
      ko: '변경을 고른다',
      en: 'a change is chosen',
      examples: [
        { payload: { change: 'membershipLinked' }, ko: '회원권 연결을 고른다', en: 'linking a membership is chosen' },
        {
          payload: { change: 'membershipUnlinked', membership: linkedMembership },
          ko: '회원권의 해제를 누른다',
          en: 'unlinking a membership is chosen',
        },
        { payload: { change: 'lockLifted' }, ko: '로그인 잠금 해제를 고른다', en: 'lifting the lock is chosen' },
      ],
    },
    'change.submitted': {
      ko: '변경을 제출한다',
      en: 'the change is submitted',
      examples: [
        { payload: { draft: entered } },
        {
          payload: { draft: { ...entered, reason: '' } },
          ko: '변경의 사유를 비우고 제출한다',
          en: 'the change is submitted without a reason',
        },
        {
          payload: { draft: { ...entered, membership: null } },
          ko: '사유만 적어 변경을 제출한다',
          en: 'the change is submitted with a reason only',
        },
      ],
    },
    'change.changed': { ko: '변경의 내용을 고친다', en: 'the change is edited' },
    'change.cancelled': { ko: '변경을 그만둔다', en: 'the change is cancelled' },
    'alert.dismissed': { ko: '알림을 닫는다', en: 'the alert is dismissed' },
  },
  actors: {
    openMember: {
      done: {
        ko: '회원을 연 결과가 온다',
        en: 'the server answers the opening',
        examples: [
          { payload: { kind: 'done', member: memberDetail }, ko: '회원이 열린다', en: 'the member opens' },
          {
            payload: { kind: 'done', member: unlockedMember },
            ko: '잠기지 않은 회원이 열린다',
            en: 'a member opens who is not locked',
          },
          {
            payload: { kind: 'refused', message: staffMemberMessages.unknown },
            ko: '서버가 없는 회원이라고 답한다',
            en: 'the server knows no such member',
            byHand: '주소의 번호를 없는 회원의 번호로 바꾼다',
          },
        ],
      },
      error: { ko: '회원을 열지 못한다', en: 'opening fails', examples: [{ payload: offline }] },
    },
    changeMember: {
      done: {
        ko: '변경의 결과가 온다',
        en: 'the server answers the change',
        examples: [
          {
            payload: { kind: 'done', member: { ...unlockedMember, memberships: [] } },
            ko: '서버가 변경을 받아들인다',
            en: 'the server makes the change',
          },
          {
            payload: { kind: 'conflict', message: staffMemberMessages.membershipTaken },
            ko: '서버가 다른 회원의 회원권이라고 답한다',
            en: 'the server answers that the membership is taken',
            byHand: '다른 회원에게 연결된 회원권의 번호를 입력한다',
          },
          {
            payload: { kind: 'conflict', message: staffMemberMessages.notPossible },
            ko: '서버가 지금은 할 수 없는 변경이라고 답한다',
            en: 'the server answers that someone else has made the change',
            byHand: '다른 브라우저에서 다른 구성원이 먼저 로그인 잠금을 해제한다',
          },
          {
            payload: { kind: 'refused', message: messages.offline },
            ko: '서버가 변경을 거절한다',
            en: 'the server rejects the change',
            invented: overloaded,
          },
        ],
      },
      error: { ko: '변경에 실패한다', en: 'the change fails', examples: [{ payload: offline }] },
    },
  },
  timers: {},
  screens: {
    'asking.clean': '회원 열람 사유',
    'asking.refused': '오류가 표시된 회원 열람 사유',
    opening: '여는 중인 회원',
    unopened: '열지 못한 회원 알림',
    viewing: '열린 회원',
    'composing.clean': '회원 변경 입력',
    'composing.refused': '오류가 표시된 회원 변경',
    submitting: '변경 중인 회원',
    outdated: '그사이 바뀐 회원 알림',
    reopening: '다시 여는 중인 회원',
    unmade: '변경하지 못한 회원 알림',
  },
  contextKey: ({ member, change }) => [member?.isLocked, change],
  onScreen: (onMachine) => ({
    ...onMachine,
    isEventPossible(state, event) {
      const { member } = state.context;
      if (event.type === 'change.submitted') return canBeSubmitted(state, event);
      if (event.type === 'change.chosen') return member !== null && isChangePossible(member, event.change);
      return canBeAnswered(state, event);
    },
  }),
  excludedInBrowser: {},
  properties: {
    'personal data is loaded only with a reason': (steps) => {
      const { state } = lastOf(steps);
      return !state.matches('opening') || state.context.reason !== '';
    },
    'a change is sent only if it is possible, with a reason and what it needs': (steps) => {
      const { state } = lastOf(steps);
      if (!state.matches('submitting')) return true;
      const { member, change, draft } = state.context;
      return (
        member !== null &&
        change !== null &&
        isChangePossible(member, change) &&
        Object.keys(memberDraftErrors(change, draft)).length === 0
      );
    },
    'what was entered stays until the change is made, cancelled, or no longer possible': (steps) => {
      const { event, state } = lastOf(steps);
      const before = steps.at(-2)?.state;
      if (!before?.matches('submitting') && !before?.matches('reopening')) return true;
      const isMade = event.type === 'xstate.done.actor.changeMember' && event.output.kind === 'done';
      const isOver = before.matches('reopening') && state.matches('viewing');
      return (isMade || isOver) === (state.context.draft.reason === '');
    },
  },
  expiries: {
    same: { 'asking.refused': 'asking.clean', 'composing.refused': 'composing.clean' },
    typed: ({ draft }) => draft.reason,
    kinds: {
      verification: 'nobody is verified for it',
      session: 'the client asks for the login over the page and repeats the call (src/admin/api/renewing-client.ts)',
      code: {
        answers: [...unreached('openMember', 'changeMember'), ...failures('openMember', 'changeMember')],
        back: ['alert.dismissed', 'reason.submitted'],
        notApplicable: {},
      },
    },
  },
  forms: () => {
    const isAccepted = ({ draft }: AnyEventObject) =>
      Object.keys(memberDraftErrors('membershipLinked', draft)).length === 0;
    return [
      {
        events: samplesOf(
          { type: 'change.submitted' as const, draft: entered },
          ['draft.reason', 'draft.membership.number', 'draft.membership.goodsName'],
          isAccepted,
        ),
        yes: ['memberDesk.composing · change.submitted #1 [isComplete] → memberDesk.submitting'],
        no: ['memberDesk.composing · change.submitted #2 → memberDesk.composing.refused'],
        isAccepted,
      },
    ];
  },
  calls: 'its endings are those of renewing-client; each answer of the server is an example of its actors',
});
