import { assign, emit, setup } from 'xstate';
import {
  handlingErrors,
  needsInput,
  type ConsultationDetail,
  type Draft,
  type Handling,
  type HandlingErrors,
  type HandlingEvent,
} from '#contract/staff/consultation.ts';
import { messages } from '#contract/shared/messages.ts';
import { reasonError } from '#contract/staff/staff-fields.ts';
import { assertKind } from './assert-kind.ts';
import { handlingOf, type Handler } from './lifecycles/consultation-handling.machine.ts';
import { promiseActorStub } from './stubs.ts';

export type ConsultationDeskEvent =
  | { type: 'reason.submitted'; reason: string }
  | { type: 'reason.changed' }
  | { type: 'step.chosen'; event: HandlingEvent; assignee?: number }
  | { type: 'step.submitted'; draft: Draft }
  | { type: 'step.changed' }
  | { type: 'step.cancelled' }
  | { type: 'alert.dismissed' };

export type ConsultationDeskEmitted = { type: 'reason.refused' } | { type: 'step.refused' };

export type OpenOutcome = { kind: 'opened'; consultation: ConsultationDetail } | { kind: 'refused'; message: string };
/** `conflict`: someone else has taken a step meanwhile. */
export type HandleOutcome =
  | { kind: 'handled'; consultation: ConsultationDetail }
  | { kind: 'conflict'; message: string }
  | { kind: 'refused'; message: string };

/**
 * `event` is the step that is being taken, `draft` what was entered for it; both stay until it is taken or cancelled.
 * `isComposed`: it has a form, and is not taken by one press.
 * `taken` is the last step that was taken.
 */
type Context = {
  id: number;
  viewer: Handler;
  reason: string;
  consultation: ConsultationDetail | null;
  event: HandlingEvent | null;
  isComposed: boolean;
  draft: Draft;
  errors: HandlingErrors;
  taken: HandlingEvent | null;
  alert: string;
};

/** A step that is taken by one press sends no text, so that one of an earlier step stays. */
const unsentOf = ({ isComposed, draft }: Context): Draft => (isComposed ? emptyDraft : { ...draft, assignee: null });

/** Nothing has to be entered, or it is known to whom the consultation is assigned. */
const isOnePress = (event: HandlingEvent, assignee: number | undefined): boolean =>
  !needsInput(event) || assignee !== undefined;

const unexpected = { type: 'showAlert', params: { message: messages.unexpected } } as const;
const emptyDraft: Draft = { text: '', assignee: null };

/** Returns whether the viewer may take this step now, as the server will decide it. */
export function isPossible(
  { consultation, viewer }: Pick<Context, 'consultation' | 'viewer'>,
  event: HandlingEvent,
  assignee?: number | null,
): boolean {
  if (!consultation) return false;
  const { state, isOverdue, email } = consultation;
  const handling = handlingOf({
    state,
    isOverdue,
    assignee: consultation.assignee?.id ?? null,
    hasEmail: email !== '',
  });
  if (event !== 'assigned') return handling.can({ type: event, by: viewer });
  // Without a chosen one: someone else than the present assignee.
  return handling.can({ type: event, by: viewer, to: assignee ?? otherThan(consultation, viewer) });
}

const otherThan = ({ assignee }: ConsultationDetail, { id, mayAssign }: Handler): number =>
  mayAssign && assignee?.id === id ? -1 : id;

/**
 * One consultation at the desk of a staff member: it is opened with a reason, and each step that
 * `consultation-handling` allows is composed and taken. If someone else was faster, the consultation is opened again,
 * and what was entered stays.
 */
export const consultationDeskMachine = setup({
  types: {
    context: {} as Context,
    events: {} as ConsultationDeskEvent,
    input: {} as { id: number; viewer: Handler },
    emitted: {} as ConsultationDeskEmitted,
    tags: {} as 'alert' | 'busy',
  },
  actors: {
    openConsultation: promiseActorStub<OpenOutcome, { id: number; reason: string }>('openConsultation'),
    handleConsultation: promiseActorStub<HandleOutcome, { id: number; handling: Handling }>('handleConsultation'),
  },
  guards: {
    hasReason: (_, { reason }: { reason: string }) => reasonError(reason) === null,
    isAtOnce: ({ context }, { event, assignee }: { event: HandlingEvent; assignee?: number }) =>
      isPossible(context, event, assignee) && isOnePress(event, assignee),
    isPossible: ({ context }, { event }: { event: HandlingEvent }) => isPossible(context, event),
    isComplete: ({ context }, { draft }: { draft: Draft }) =>
      context.event !== null && Object.keys(handlingErrors(context.event, draft)).length === 0,
    isOpened: (_, { kind }: OpenOutcome) => kind === 'opened',
    isOpenedForStep: ({ context }, outcome: OpenOutcome) =>
      outcome.kind === 'opened' &&
      context.event !== null &&
      context.isComposed &&
      isPossible({ ...context, consultation: outcome.consultation }, context.event),
    isOpenAlready: ({ context }) => context.consultation !== null,
    isHandled: (_, { kind }: HandleOutcome) => kind === 'handled',
    isConflict: (_, { kind }: HandleOutcome) => kind === 'conflict',
    isComposed: ({ context }) => context.isComposed,
  },
  actions: {
    setReason: assign({ reason: (_, { reason }: { reason: string }) => reason.trim() }),
    setConsultation: assign({
      consultation: (_, { consultation }: { consultation: ConsultationDetail }) => consultation,
    }),
    begin: assign({
      event: (_, { event }: { event: HandlingEvent; assignee?: number }) => event,
      // What could not be sent for another step goes on with this one.
      draft: ({ context }, { assignee }: { event: HandlingEvent; assignee?: number }) => ({
        text: context.draft.text,
        assignee: assignee ?? null,
      }),
      isComposed: (_, { event, assignee }: { event: HandlingEvent; assignee?: number }) => !isOnePress(event, assignee),
      errors: {},
      taken: null,
    }),
    setDraft: assign({ draft: (_, { draft }: { draft: Draft }) => draft, errors: {} }),
    showErrors: assign({
      errors: ({ context }, { draft }: { draft: Draft }) =>
        context.event === null ? {} : handlingErrors(context.event, draft),
    }),
    clearErrors: assign({ errors: {} }),
    finish: assign({
      taken: ({ context }) => context.event,
      event: null,
      isComposed: false,
      draft: ({ context }) => unsentOf(context),
      errors: {},
    }),
    drop: assign({ event: null, isComposed: false, draft: emptyDraft, errors: {} }),
    dropPress: assign({ event: null, isComposed: false, draft: ({ context }) => unsentOf(context) }),
    showAlert: assign({ alert: (_, { message }: { message: string }) => message }),
    focusReason: emit({ type: 'reason.refused' }),
    focusStep: emit({ type: 'step.refused' }),
  },
}).createMachine({
  id: 'consultationDesk',
  context: ({ input }) => ({
    ...input,
    reason: '',
    consultation: null,
    event: null,
    isComposed: false,
    draft: emptyDraft,
    errors: {},
    taken: null,
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
        id: 'openConsultation',
        src: 'openConsultation',
        input: ({ context: { id, reason } }) => ({ id, reason }),
        onDone: [
          {
            guard: { type: 'isOpenedForStep', params: ({ event }) => event.output },
            target: 'composing',
            actions: { type: 'setConsultation', params: ({ event }) => assertKind(event.output, 'opened') },
          },
          {
            guard: { type: 'isOpened', params: ({ event }) => event.output },
            target: 'viewing',
            actions: { type: 'setConsultation', params: ({ event }) => assertKind(event.output, 'opened') },
          },
          {
            guard: 'isOpenAlready',
            target: 'untaken',
            actions: { type: 'showAlert', params: ({ event }) => assertKind(event.output, 'refused') },
          },
          {
            target: 'unopened',
            actions: { type: 'showAlert', params: ({ event }) => assertKind(event.output, 'refused') },
          },
        ],
        onError: [
          { guard: 'isOpenAlready', target: 'untaken', actions: unexpected },
          { target: 'unopened', actions: unexpected },
        ],
      },
    },
    unopened: {
      tags: 'alert',
      on: { 'alert.dismissed': 'asking' },
    },
    viewing: {
      on: {
        'step.chosen': [
          {
            guard: { type: 'isAtOnce', params: ({ event }) => event },
            target: 'submitting',
            actions: { type: 'begin', params: ({ event }) => event },
          },
          {
            guard: { type: 'isPossible', params: ({ event }) => event },
            target: 'composing',
            actions: { type: 'begin', params: ({ event }) => event },
          },
        ],
      },
    },
    composing: {
      initial: 'clean',
      on: {
        'step.submitted': [
          {
            guard: { type: 'isComplete', params: ({ event }) => event },
            target: 'submitting',
            actions: { type: 'setDraft', params: ({ event }) => event },
          },
          {
            target: '.refused',
            actions: [{ type: 'showErrors', params: ({ event }) => event }, 'focusStep'],
          },
        ],
        'step.cancelled': { target: 'viewing', actions: 'drop' },
      },
      states: {
        clean: {},
        refused: { on: { 'step.changed': { target: 'clean', actions: 'clearErrors' } } },
      },
    },
    submitting: {
      tags: 'busy',
      invoke: {
        id: 'handleConsultation',
        src: 'handleConsultation',
        input: ({ context: { id, consultation, event, draft } }) => ({
          id,
          handling: { ...draft, event: event ?? 'noted', version: consultation?.version ?? 0 },
        }),
        onDone: [
          {
            guard: { type: 'isHandled', params: ({ event }) => event.output },
            target: 'viewing',
            actions: [
              { type: 'setConsultation', params: ({ event }) => assertKind(event.output, 'handled') },
              'finish',
            ],
          },
          {
            guard: { type: 'isConflict', params: ({ event }) => event.output },
            target: 'conflicted',
            actions: { type: 'showAlert', params: ({ event }) => assertKind(event.output, 'conflict') },
          },
          {
            target: 'untaken',
            actions: { type: 'showAlert', params: ({ event }) => assertKind(event.output, 'refused') },
          },
        ],
        onError: { target: 'untaken', actions: unexpected },
      },
    },
    /** Someone else was faster: the consultation is opened again, so that what they did is seen. */
    conflicted: {
      tags: 'alert',
      on: { 'alert.dismissed': 'opening' },
    },
    untaken: {
      tags: 'alert',
      on: {
        'alert.dismissed': [
          { guard: 'isComposed', target: 'composing' },
          { target: 'viewing', actions: 'dropPress' },
        ],
      },
    },
  },
});
