import { assign, emit, setup } from 'xstate';
import {
  isChangePossible,
  memberDraftErrors,
  type ChangingMember,
  type LinkedMembership,
  type MemberChange,
  type MemberDetail,
  type MemberDraft,
  type MemberDraftErrors,
} from '#contract/staff/member.ts';
import { messages } from '#contract/shared/messages.ts';
import { reasonError } from '#contract/staff/staff-fields.ts';
import { assertKind } from './assert-kind.ts';
import { promiseActorStub } from './stubs.ts';

type Choice = { change: MemberChange; membership?: LinkedMembership };

export type MemberDeskEvent =
  | { type: 'reason.submitted'; reason: string }
  | { type: 'reason.changed' }
  | ({ type: 'change.chosen' } & Choice)
  | { type: 'change.submitted'; draft: MemberDraft }
  | { type: 'change.changed' }
  | { type: 'change.cancelled' }
  | { type: 'alert.dismissed' };

export type MemberDeskEmitted = { type: 'reason.refused' } | { type: 'change.refused' };

export type MemberOutcome = { kind: 'done'; member: MemberDetail } | { kind: 'refused'; message: string };
/** `conflict`: the member or the membership is not as it is shown. */
export type MemberChangeOutcome = MemberOutcome | { kind: 'conflict'; message: string };

/** `change` is the one that is being made, `draft` what was entered for it; `made` is the last one. */
type Context = {
  id: number;
  reason: string;
  member: MemberDetail | null;
  change: MemberChange | null;
  draft: MemberDraft;
  errors: MemberDraftErrors;
  made: MemberChange | null;
  alert: string;
};

const emptyDraft: MemberDraft = { reason: '', membership: null };
const unexpected = { type: 'showAlert', params: { message: messages.unexpected } } as const;

/** Returns whether a change can be made of a member, with the membership that it is about. */
const canBeMade = (member: MemberDetail, change: MemberChange, { membership }: MemberDraft): boolean =>
  change === 'membershipUnlinked'
    ? member.memberships.some(({ number }) => number === membership?.number)
    : isChangePossible(member, change);

/**
 * One member at the desk of a staff member: opened with a reason, and changed with another one. What was entered stays
 * until the change is made, cancelled, or no longer possible, since someone else has made it meanwhile.
 */
export const memberDeskMachine = setup({
  types: {
    context: {} as Context,
    events: {} as MemberDeskEvent,
    input: {} as { id: number },
    emitted: {} as MemberDeskEmitted,
    tags: {} as 'alert' | 'busy',
  },
  actors: {
    openMember: promiseActorStub<MemberOutcome, { id: number; reason: string }>('openMember'),
    changeMember: promiseActorStub<MemberChangeOutcome, { id: number; changing: ChangingMember }>('changeMember'),
  },
  guards: {
    hasReason: (_, { reason }: { reason: string }) => reasonError(reason) === null,
    isPossible: ({ context: { member } }, { change }: Choice) => member !== null && isChangePossible(member, change),
    isComplete: ({ context: { change } }, { draft }: { draft: MemberDraft }) =>
      change !== null && Object.keys(memberDraftErrors(change, draft)).length === 0,
    isStillPossible: ({ context: { change, draft } }, outcome: MemberOutcome) =>
      outcome.kind === 'done' && change !== null && canBeMade(outcome.member, change, draft),
    isDone: (_, { kind }: MemberChangeOutcome) => kind === 'done',
    isConflict: (_, { kind }: MemberChangeOutcome) => kind === 'conflict',
  },
  actions: {
    setReason: assign({ reason: (_, { reason }: { reason: string }) => reason.trim() }),
    setMember: assign({ member: (_, { member }: { member: MemberDetail }) => member }),
    begin: assign((_, { change, membership }: Choice) => ({
      change,
      draft: { ...emptyDraft, membership: membership ?? null },
      errors: {},
      made: null,
    })),
    setDraft: assign((_, { draft }: { draft: MemberDraft }) => ({ draft, errors: {} })),
    showErrors: assign({
      errors: ({ context: { change } }, { draft }: { draft: MemberDraft }) =>
        change === null ? {} : memberDraftErrors(change, draft),
    }),
    clearErrors: assign({ errors: {} }),
    finish: assign(({ context: { change } }) => ({ made: change, change: null, draft: emptyDraft })),
    drop: assign({ change: null, draft: emptyDraft, errors: {} }),
    showAlert: assign({ alert: (_, { message }: { message: string }) => message }),
    focusReason: emit({ type: 'reason.refused' }),
    focusChange: emit({ type: 'change.refused' }),
  },
}).createMachine({
  id: 'memberDesk',
  context: ({ input }) => ({
    ...input,
    reason: '',
    member: null,
    change: null,
    draft: emptyDraft,
    errors: {},
    made: null,
    alert: '',
  }),
  initial: 'asking',
  states: {
    asking: {
      initial: 'clean',
      on: {
        'reason.submitted': [
          {
            guard: { type: 'hasReason', params: ({ event }) => event },
            target: 'opening',
            actions: { type: 'setReason', params: ({ event }) => event },
          },
          { target: '.refused', actions: 'focusReason' },
        ],
      },
      states: {
        clean: {},
        refused: { on: { 'reason.changed': 'clean' } },
      },
    },
    opening: {
      tags: 'busy',
      invoke: {
        id: 'openMember',
        src: 'openMember',
        input: ({ context: { id, reason } }) => ({ id, reason }),
        onDone: [
          {
            guard: { type: 'isDone', params: ({ event }) => event.output },
            target: 'viewing',
            actions: { type: 'setMember', params: ({ event }) => assertKind(event.output, 'done') },
          },
          {
            target: 'unopened',
            actions: { type: 'showAlert', params: ({ event }) => assertKind(event.output, 'refused') },
          },
        ],
        onError: { target: 'unopened', actions: unexpected },
      },
    },
    unopened: {
      tags: 'alert',
      on: { 'alert.dismissed': 'asking' },
    },
    viewing: {
      on: {
        'change.chosen': {
          guard: { type: 'isPossible', params: ({ event }) => event },
          target: 'composing',
          actions: { type: 'begin', params: ({ event }) => event },
        },
      },
    },
    composing: {
      initial: 'clean',
      on: {
        'change.submitted': [
          {
            guard: { type: 'isComplete', params: ({ event }) => event },
            target: 'submitting',
            actions: { type: 'setDraft', params: ({ event }) => event },
          },
          {
            target: '.refused',
            actions: [{ type: 'showErrors', params: ({ event }) => event }, 'focusChange'],
          },
        ],
        'change.cancelled': { target: 'viewing', actions: 'drop' },
      },
      states: {
        clean: {},
        refused: { on: { 'change.changed': { target: 'clean', actions: 'clearErrors' } } },
      },
    },
    submitting: {
      tags: 'busy',
      invoke: {
        id: 'changeMember',
        src: 'changeMember',
        input: ({ context: { id, change, draft } }) => ({
          id,
          changing: { ...draft, change: change ?? 'sessionsEnded' },
        }),
        onDone: [
          {
            guard: { type: 'isDone', params: ({ event }) => event.output },
            target: 'viewing',
            actions: [{ type: 'setMember', params: ({ event }) => assertKind(event.output, 'done') }, 'finish'],
          },
          {
            guard: { type: 'isConflict', params: ({ event }) => event.output },
            target: 'outdated',
            actions: { type: 'showAlert', params: ({ event }) => assertKind(event.output, 'conflict') },
          },
          {
            target: 'unmade',
            actions: { type: 'showAlert', params: ({ event }) => assertKind(event.output, 'refused') },
          },
        ],
        onError: { target: 'unmade', actions: unexpected },
      },
    },
    outdated: {
      tags: 'alert',
      on: { 'alert.dismissed': 'reopening' },
    },
    /** The member is opened again for the same reason, so that what others have changed is seen. */
    reopening: {
      tags: 'busy',
      invoke: {
        id: 'openMember',
        src: 'openMember',
        input: ({ context: { id, reason } }) => ({ id, reason }),
        onDone: [
          {
            guard: { type: 'isStillPossible', params: ({ event }) => event.output },
            target: 'composing',
            actions: { type: 'setMember', params: ({ event }) => assertKind(event.output, 'done') },
          },
          {
            guard: { type: 'isDone', params: ({ event }) => event.output },
            target: 'viewing',
            actions: [{ type: 'setMember', params: ({ event }) => assertKind(event.output, 'done') }, 'drop'],
          },
          {
            target: 'unmade',
            actions: { type: 'showAlert', params: ({ event }) => assertKind(event.output, 'refused') },
          },
        ],
        onError: { target: 'unmade', actions: unexpected },
      },
    },
    unmade: {
      tags: 'alert',
      on: { 'alert.dismissed': 'composing' },
    },
  },
});
