import { assign, emit, setup } from 'xstate';
import { messages } from '#contract/shared/messages.ts';
import type { FieldValue } from '#contract/staff/content-field.ts';
import { isFixed } from '#contract/staff/content-kinds.ts';
import { publicationMessages } from '#contract/staff/publication-messages.ts';
import {
  invalidIn,
  missingIn,
  type Draft,
  type PublicationDetail,
  type PublicationMove,
} from '#contract/staff/publication.ts';
import { assertKind } from './assert-kind.ts';
import { publicationOf, type Editor } from './lifecycles/publication.machine.ts';
import { promiseActorStub } from './stubs.ts';

/** Names of the two moments of a draft, beside the names of its fields. */
export type Moment = 'publishAt' | 'endAt';

export type ContentDeskEvent =
  | { type: 'load.requested' }
  | { type: 'value.changed'; name: string; value: FieldValue }
  | { type: 'moment.changed'; name: Moment; at: string | null }
  | { type: 'draft.restored'; draft: Draft }
  | { type: 'save.requested' }
  | { type: 'preview.requested' }
  | { type: 'preview.closed' }
  | { type: 'move.chosen'; move: PublicationMove }
  | { type: 'move.confirmed' }
  | { type: 'move.cancelled' }
  | { type: 'reason.submitted'; reason: string }
  | { type: 'reason.changed' }
  | { type: 'conflict.settled'; theirs: readonly string[] }
  | { type: 'alert.dismissed' };

export type ContentDeskEmitted = { type: 'draft.refused' } | { type: 'reason.refused' };

type Done = { kind: 'done'; publication: PublicationDetail };
export type LoadOutcome = Done | { kind: 'refused'; message: string };
/** `conflict`: someone else has saved or moved it meanwhile. */
export type ChangeOutcome = Done | { kind: 'conflict'; message: string } | { kind: 'refused'; message: string };

/** A draft that was not saved when its page was left, with the version that it began with. */
export type KeptDraft = { readonly version: number; readonly draft: Draft; readonly saved: Draft };

/** `mayWrite`: may write at all; the rest is that of the statechart. */
export type DeskViewer = Editor & { readonly mayWrite: boolean };

/**
 * `draft`: the values in the form. `saved`: the last draft that the server confirmed. `sent`: the draft of the running
 * request. `version`: the version of the publication that they are based on. `next`: the action that follows the save.
 * `theirs`: the publication as someone else has saved it, in a conflict. `resets`: number of changes of the draft other
 * than typing (loading, restoring), after which the editor must be given the new content.
 */
type Context = {
  id: number;
  viewer: DeskViewer;
  publication: PublicationDetail | null;
  version: number | null;
  draft: Draft;
  saved: Draft;
  sent: Draft;
  savedAt: string | null;
  next: 'submitted' | 'discarded' | 'preview' | null;
  errors: Readonly<Record<string, string>>;
  theirs: PublicationDetail | null;
  move: PublicationMove | null;
  reason: string;
  moved: PublicationMove | null;
  alert: string;
  resets: number;
};

const blank: Draft = { values: {}, publishAt: null, endAt: null };
const unexpected = { type: 'showAlert', params: { message: messages.unexpected } } as const;
const isNone = (errors: object): boolean => Object.keys(errors).length === 0;

/** Returns the parts of a draft by their names. */
const partsOf = ({ values, publishAt, endAt }: Draft): ReadonlyMap<string, FieldValue | null> =>
  new Map<string, FieldValue | null>([...Object.entries(values), ['publishAt', publishAt], ['endAt', endAt]]);

/** Returns the names of the fields and moments in which two drafts differ. */
export function differingIn(one: Draft, other: Draft): readonly string[] {
  const [ones, others] = [partsOf(one), partsOf(other)];
  return [...new Set([...ones.keys(), ...others.keys()])].filter((name) => ones.get(name) !== others.get(name));
}

/** Returns the draft with the named parts of another one. */
const withPartsOf = (draft: Draft, other: Draft, names: readonly string[]): Draft => ({
  values: Object.fromEntries(
    Object.entries(draft.values).map(([name, value]) => [
      name,
      names.includes(name) ? (other.values[name] ?? value) : value,
    ]),
  ),
  publishAt: names.includes('publishAt') ? other.publishAt : draft.publishAt,
  endAt: names.includes('endAt') ? other.endAt : draft.endAt,
});

/** Returns whether something was typed that the server does not have. */
export const isUnsaved = ({ draft, saved }: Pick<Context, 'draft' | 'saved'>): boolean =>
  differingIn(draft, saved).length > 0;

const problems = ({ publication, draft }: Context): Readonly<Record<string, string>> =>
  publication === null ? {} : missingIn(publication.kind, draft);
const invalid = ({ publication, draft }: Context): Readonly<Record<string, string>> =>
  publication === null ? {} : invalidIn(publication.kind, draft);

const lifecycleOf = ({ kind, state, author }: PublicationDetail) =>
  publicationOf({ state, author: author.id, isComplete: true, isFixed: isFixed(kind) });

/** Returns whether the viewer may write in the publication now. */
export const isEditable = ({ publication, viewer }: Pick<Context, 'publication' | 'viewer'>): boolean =>
  publication !== null && viewer.mayWrite && lifecycleOf(publication).hasTag('editable');

/** Returns whether the viewer may do this now, as the server will decide it, if nothing is missing. */
export const isPossible = (
  { publication, viewer }: Pick<Context, 'publication' | 'viewer'>,
  move: PublicationMove,
): boolean => publication !== null && viewer.mayWrite && lifecycleOf(publication).can({ type: move, by: viewer });

/** Returns whether the editor must confirm a move: it cannot be undone, or changes the site. */
const mustBeConfirmed = (move: PublicationMove): boolean =>
  move === 'approved' || move === 'ended' || move === 'discarded';

/** Returns whether unsaved changes are kept when the server's version is loaded. */
const keepsDraft = (context: Context): boolean => isUnsaved(context) && context.move !== 'discarded';

/** Returns whether unsaved changes were made to another version than the server's, and differ from it. */
const isOutdated = (context: Context, { version, draft }: PublicationDetail): boolean =>
  isUnsaved(context) &&
  context.version !== null &&
  context.version !== version &&
  differingIn(context.draft, draft).length > 0;

/**
 * One publication at the desk of an editor: written, saved by itself, and moved as `publication` allows. If someone else
 * has saved it meanwhile, both versions are shown, and the editor chooses for each field.
 */
export const contentDeskMachine = setup({
  types: {
    context: {} as Context,
    events: {} as ContentDeskEvent,
    input: {} as { id: number; viewer: DeskViewer; kept: KeptDraft | null },
    emitted: {} as ContentDeskEmitted,
    tags: {} as 'alert' | 'busy',
  },
  actors: {
    loadPublication: promiseActorStub<LoadOutcome, { id: number }>('loadPublication'),
    savePublication: promiseActorStub<ChangeOutcome, { publication: PublicationDetail | null; draft: Draft }>(
      'savePublication',
    ),
    movePublication: promiseActorStub<
      ChangeOutcome,
      { publication: PublicationDetail | null; move: PublicationMove | null; reason: string }
    >('movePublication'),
  },
  delays: { autosave: 2_000, retry: 15_000 },
  guards: {
    isOpen: ({ context }) => isEditable(context),
    isDone: (_, { kind }: { kind: string }) => kind === 'done',
    isConflict: (_, { kind }: { kind: string }) => kind === 'conflict',
    isOutdated: ({ context }, outcome: LoadOutcome) =>
      outcome.kind === 'done' && isOutdated(context, outcome.publication),
    isInvalid: ({ context }) => !isNone(invalid(context)),
    isStorable: ({ context }) => isNone(invalid(context)),
    isComplete: ({ context }) => isNone(problems(context)),
    isSubmittable: ({ context }, { move }: { move: PublicationMove }) =>
      move === 'submitted' && isPossible(context, move) && isNone(problems(context)),
    isSubmit: ({ context }, { move }: { move: PublicationMove }) => move === 'submitted' && isPossible(context, move),
    needsReason: ({ context }, { move }: { move: PublicationMove }) => move === 'refused' && isPossible(context, move),
    needsQuestion: ({ context }, { move }: { move: PublicationMove }) =>
      mustBeConfirmed(move) && isPossible(context, move),
    isDiscard: ({ context }, { move }: { move: PublicationMove }) => move === 'discarded' && isPossible(context, move),
    isPossible: ({ context }, { move }: { move: PublicationMove }) => isPossible(context, move),
    hasReason: (_, { reason }: { reason: string }) => reason.trim() !== '' && reason.trim().length <= 200,
    isWaiting: ({ context }) =>
      context.next !== null && isEditable(context) && isUnsaved(context) && isNone(invalid(context)),
    isSubmitting: ({ context }) =>
      context.next === 'submitted' && isPossible(context, 'submitted') && isNone(problems(context)),
    isDiscarding: ({ context }) => context.next === 'discarded' && isPossible(context, 'discarded'),
    isPreviewing: ({ context }) => context.next === 'preview' && isNone(problems(context)),
    isUnsaved: ({ context }) => isEditable(context) && isUnsaved(context),
    isEditable: ({ context }) => isEditable(context),
    isRefusing: ({ context }) => context.move === 'refused',
    isRefusable: ({ context }) => context.move === 'refused' && isPossible(context, 'refused'),
  },
  actions: {
    setValue: assign(({ context: { draft, errors } }, { name, value }: { name: string; value: FieldValue }) => ({
      draft: { ...draft, values: { ...draft.values, [name]: value } },
      errors: without(errors, name),
      moved: null,
    })),
    setMoment: assign(({ context: { draft, errors } }, { name, at }: { name: Moment; at: string | null }) => ({
      draft: { ...draft, [name]: at },
      errors: without(errors, 'endAt'),
      moved: null,
    })),
    restore: assign(({ context }, { draft }: { draft: Draft }) => ({
      draft: withPartsOf(context.draft, draft, [...partsOf(draft).keys()]),
      errors: {},
      moved: null,
      resets: context.resets + 1,
    })),
    /** Takes the server's version, but keeps unsaved changes, unless the viewer has discarded them. */
    setPublication: assign(({ context }, { publication }: { publication: PublicationDetail }) => ({
      publication,
      version: publication.version,
      saved: publication.draft,
      draft: keepsDraft(context) ? context.draft : publication.draft,
      resets: keepsDraft(context) ? context.resets : context.resets + 1,
    })),
    send: assign(({ context: { draft } }) => ({ sent: draft, moved: null })),
    /** Treats the draft as saved as it was typed: the server may have trimmed it. */
    keepSent: assign(({ context: { sent } }, { publication }: { publication: PublicationDetail }) => ({
      publication,
      version: publication.version,
      saved: sent,
      sent: blank,
      savedAt: publication.updatedAt,
    })),
    setTheirs: assign({ theirs: (_, { publication }: { publication: PublicationDetail }) => publication }),
    settle: assign(({ context: { draft, theirs, resets } }, { theirs: names }: { theirs: readonly string[] }) =>
      theirs === null
        ? {}
        : {
            publication: theirs,
            version: theirs.version,
            saved: theirs.draft,
            draft: withPartsOf(draft, theirs.draft, names),
            theirs: null,
            errors: {},
            resets: resets + 1,
          },
    ),
    setNext: assign({ next: (_, { next }: { next: 'submitted' | 'discarded' | 'preview' }) => next }),
    dropNext: assign({ next: null, sent: blank }),
    beginSubmit: assign({ next: null, move: 'submitted' as const, moved: null }),
    beginDiscard: assign({ next: null, move: 'discarded' as const, moved: null }),
    begin: assign((_, { move }: { move: PublicationMove }) => ({ move, errors: {}, moved: null })),
    setReason: assign((_, { reason }: { reason: string }) => ({ reason: reason.trim(), errors: {} })),
    showReasonError: assign({ errors: { reason: publicationMessages.reasonRequired } }),
    finish: assign(({ context: { move } }) => ({ moved: move, move: null, reason: '', errors: {} })),
    drop: assign({ move: null, errors: {} }),
    dropReason: assign({ reason: '' }),
    showMissing: assign(({ context }) => ({ errors: problems(context), moved: null })),
    showInvalid: assign(({ context }) => ({ errors: invalid(context) })),
    clearErrors: assign({ errors: {} }),
    showAlert: assign({ alert: (_, { message }: { message: string }) => message }),
    focusRefused: emit({ type: 'draft.refused' }),
    focusReason: emit({ type: 'reason.refused' }),
  },
}).createMachine({
  id: 'contentDesk',
  context: ({ input: { id, viewer, kept } }) => ({
    id,
    viewer,
    publication: null,
    version: kept?.version ?? null,
    draft: kept?.draft ?? blank,
    saved: kept?.saved ?? blank,
    sent: blank,
    savedAt: null,
    next: null,
    errors: {},
    theirs: null,
    move: null,
    reason: '',
    moved: null,
    alert: '',
    resets: 0,
  }),
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      on: {
        'value.changed': { guard: 'isOpen', actions: { type: 'setValue', params: ({ event }) => event } },
        'moment.changed': { guard: 'isOpen', actions: { type: 'setMoment', params: ({ event }) => event } },
      },
      invoke: {
        id: 'loadPublication',
        src: 'loadPublication',
        input: ({ context: { id } }) => ({ id }),
        onDone: [
          {
            guard: { type: 'isOutdated', params: ({ event }) => event.output },
            target: 'conflicted',
            actions: { type: 'setTheirs', params: ({ event }) => assertKind(event.output, 'done') },
          },
          {
            guard: { type: 'isDone', params: ({ event }) => event.output },
            target: 'deciding',
            actions: { type: 'setPublication', params: ({ event }) => assertKind(event.output, 'done') },
          },
          {
            target: 'unloaded',
            actions: { type: 'showAlert', params: ({ event }) => assertKind(event.output, 'refused') },
          },
        ],
        onError: { target: 'unloaded', actions: unexpected },
      },
    },
    unloaded: {
      on: { 'load.requested': 'loading' },
    },
    deciding: {
      always: [
        { guard: 'isRefusable', target: 'refusing' },
        // The reason stays, to be read, and for the next refusal.
        { guard: 'isRefusing', actions: 'drop' },
        { guard: 'isDiscarding', target: 'confirming', actions: 'beginDiscard' },
        { guard: 'isWaiting', target: 'saving' },
        { guard: 'isSubmitting', target: 'moving', actions: 'beginSubmit' },
        { guard: 'isPreviewing', target: 'previewing', actions: 'dropNext' },
        { guard: 'isUnsaved', target: 'editing.changed', actions: 'dropNext' },
        { guard: 'isEditable', target: 'editing', actions: 'dropNext' },
        { target: 'viewing', actions: 'dropNext' },
      ],
    },
    editing: {
      initial: 'clean',
      on: {
        'value.changed': {
          target: '.changed',
          reenter: true,
          actions: { type: 'setValue', params: ({ event }) => event },
        },
        'moment.changed': {
          target: '.changed',
          reenter: true,
          actions: { type: 'setMoment', params: ({ event }) => event },
        },
        'draft.restored': {
          target: '.changed',
          reenter: true,
          actions: { type: 'restore', params: ({ event }) => event },
        },
        'preview.requested': [
          { guard: 'isComplete', target: 'deciding', actions: { type: 'setNext', params: { next: 'preview' } } },
          { actions: ['showMissing', 'focusRefused'] },
        ],
        'move.chosen': [
          {
            guard: { type: 'isSubmittable', params: ({ event }) => event },
            target: 'deciding',
            actions: { type: 'setNext', params: { next: 'submitted' } },
          },
          {
            guard: { type: 'isSubmit', params: ({ event }) => event },
            actions: ['showMissing', 'focusRefused'],
          },
          {
            guard: { type: 'isDiscard', params: ({ event }) => event },
            target: 'confirming',
            actions: { type: 'begin', params: ({ event }) => event },
          },
        ],
        'save.requested': [
          { guard: 'isInvalid', target: '.invalid', actions: ['showInvalid', 'focusRefused'] },
          { guard: 'isUnsaved', target: 'saving' },
        ],
      },
      states: {
        clean: {},
        changed: {
          after: {
            autosave: [
              { guard: 'isStorable', target: '#contentDesk.saving' },
              { target: 'invalid', actions: 'showInvalid' },
            ],
          },
        },
        /** Something typed has a form that cannot be stored. */
        invalid: {},
        failed: {
          after: {
            retry: [
              { guard: 'isStorable', target: '#contentDesk.saving' },
              { target: 'invalid', actions: 'showInvalid' },
            ],
          },
        },
      },
    },
    saving: {
      tags: 'busy',
      entry: 'send',
      on: {
        'value.changed': { actions: { type: 'setValue', params: ({ event }) => event } },
        'moment.changed': { actions: { type: 'setMoment', params: ({ event }) => event } },
        'preview.requested': [
          { guard: 'isComplete', actions: { type: 'setNext', params: { next: 'preview' } } },
          { actions: ['showMissing', 'focusRefused'] },
        ],
        'move.chosen': [
          {
            guard: { type: 'isSubmittable', params: ({ event }) => event },
            actions: { type: 'setNext', params: { next: 'submitted' } },
          },
          {
            guard: { type: 'isSubmit', params: ({ event }) => event },
            actions: ['showMissing', 'focusRefused'],
          },
          {
            guard: { type: 'isDiscard', params: ({ event }) => event },
            actions: { type: 'setNext', params: { next: 'discarded' } },
          },
        ],
      },
      invoke: {
        id: 'savePublication',
        src: 'savePublication',
        input: ({ context: { publication, sent } }) => ({ publication, draft: sent }),
        onDone: [
          {
            guard: { type: 'isDone', params: ({ event }) => event.output },
            target: 'deciding',
            actions: { type: 'keepSent', params: ({ event }) => assertKind(event.output, 'done') },
          },
          {
            guard: { type: 'isConflict', params: ({ event }) => event.output },
            target: 'loading',
            actions: 'dropNext',
          },
          {
            target: 'editing.failed',
            actions: ['dropNext', { type: 'showAlert', params: ({ event }) => assertKind(event.output, 'refused') }],
          },
        ],
        onError: { target: 'editing.failed', actions: ['dropNext', unexpected] },
      },
    },
    /** Someone else has saved it: for each field that differs, the editor chooses one of both. */
    conflicted: {
      on: {
        'conflict.settled': { target: 'deciding', actions: { type: 'settle', params: ({ event }) => event } },
      },
    },
    viewing: {
      on: {
        'preview.requested': 'previewing',
        'move.chosen': [
          {
            guard: { type: 'needsReason', params: ({ event }) => event },
            target: 'refusing',
            actions: { type: 'begin', params: ({ event }) => event },
          },
          {
            guard: { type: 'needsQuestion', params: ({ event }) => event },
            target: 'confirming',
            actions: { type: 'begin', params: ({ event }) => event },
          },
          {
            guard: { type: 'isPossible', params: ({ event }) => event },
            target: 'moving',
            actions: { type: 'begin', params: ({ event }) => event },
          },
        ],
      },
    },
    previewing: {
      on: { 'preview.closed': 'deciding' },
    },
    refusing: {
      initial: 'clean',
      on: {
        'reason.submitted': [
          {
            guard: { type: 'hasReason', params: ({ event }) => event },
            target: 'moving',
            actions: { type: 'setReason', params: ({ event }) => event },
          },
          { target: '.refused', actions: ['showReasonError', 'focusReason'] },
        ],
        'move.cancelled': { target: 'viewing', actions: ['drop', 'dropReason'] },
      },
      states: {
        clean: {},
        refused: { on: { 'reason.changed': { target: 'clean', actions: 'clearErrors' } } },
      },
    },
    confirming: {
      tags: 'alert',
      on: {
        'move.confirmed': 'moving',
        'move.cancelled': { target: 'deciding', actions: 'drop' },
      },
    },
    moving: {
      tags: 'busy',
      invoke: {
        id: 'movePublication',
        src: 'movePublication',
        input: ({ context: { publication, move, reason } }) => ({
          publication,
          move,
          reason: move === 'refused' ? reason : '',
        }),
        onDone: [
          {
            guard: { type: 'isDone', params: ({ event }) => event.output },
            target: 'deciding',
            actions: [{ type: 'setPublication', params: ({ event }) => assertKind(event.output, 'done') }, 'finish'],
          },
          {
            guard: { type: 'isConflict', params: ({ event }) => event.output },
            target: 'outdated',
            actions: { type: 'showAlert', params: ({ event }) => assertKind(event.output, 'conflict') },
          },
          {
            target: 'unmoved',
            actions: { type: 'showAlert', params: ({ event }) => assertKind(event.output, 'refused') },
          },
        ],
        onError: { target: 'unmoved', actions: unexpected },
      },
    },
    /**
     * Someone else was faster: the publication is loaded again, so that what they did is seen. A refusal goes on with
     * its reason, if it is still possible.
     */
    outdated: {
      tags: 'alert',
      on: {
        'alert.dismissed': [
          { guard: 'isRefusing', target: 'loading' },
          { target: 'loading', actions: 'drop' },
        ],
      },
    },
    unmoved: {
      tags: 'alert',
      on: {
        'alert.dismissed': [
          { guard: 'isRefusing', target: 'refusing' },
          { target: 'deciding', actions: 'drop' },
        ],
      },
    },
  },
});

/** Returns the messages but for the one of a field. */
function without(errors: Readonly<Record<string, string>>, name: string): Readonly<Record<string, string>> {
  const { [name]: _, ...rest } = errors;
  return rest;
}
