import { assign, setup, type SnapshotFrom } from 'xstate';
import type { PublicationState } from '#contract/staff/publication.ts';

/** The staff member who acts; `mayPublish`: also approves, refuses and ends what others have written. */
export type Editor = { readonly id: number; readonly mayPublish: boolean };

/** Each event has the editor who causes it; the others are caused by a time, or by the publication that replaces it. */
export type PublicationEvent =
  | { type: 'saved'; by: Editor; isComplete: boolean }
  | { type: 'submitted'; by: Editor }
  | { type: 'withdrawn'; by: Editor }
  | { type: 'approved'; by: Editor }
  | { type: 'refused'; by: Editor }
  | { type: 'ended'; by: Editor }
  | { type: 'discarded'; by: Editor }
  | { type: 'publication.due' }
  | { type: 'end.due' }
  | { type: 'replaced' };

/**
 * `author` is the id of who saved it last, and must not approve it; `isComplete`: nothing is missing; `isFixed`: its
 * entry always stays on the site.
 */
type Context = { author: number; isComplete: boolean; isFixed: boolean };

/**
 * The life of a publication. What is published is never edited: a change is a new publication that replaces it. The
 * server applies the statechart to each call, and the screen offers what it allows.
 */
export const publicationMachine = setup({
  types: {
    context: {} as Context,
    events: {} as PublicationEvent,
    input: {} as Context,
    tags: {} as 'editable',
  },
  guards: {
    isComplete: ({ context }) => context.isComplete,
    isAnother: ({ context }, { by }: { by: Editor }) => by.mayPublish && by.id !== context.author,
    isOwnOrPublisher: ({ context }, { by }: { by: Editor }) => by.mayPublish || by.id === context.author,
    isEndable: ({ context }) => !context.isFixed,
    mayEnd: ({ context }, { by }: { by: Editor }) => by.mayPublish && !context.isFixed,
  },
  actions: {
    keep: assign((_, { by, isComplete }: { by: Editor; isComplete: boolean }) => ({ author: by.id, isComplete })),
  },
}).createMachine({
  id: 'publication',
  context: ({ input }) => input,
  initial: 'draft',
  states: {
    draft: {
      tags: 'editable',
      on: {
        saved: { target: 'draft', actions: { type: 'keep', params: ({ event }) => event } },
        submitted: { guard: 'isComplete', target: 'review' },
        discarded: { guard: { type: 'isOwnOrPublisher', params: ({ event }) => event }, target: 'discarded' },
      },
    },
    review: {
      on: {
        withdrawn: { guard: { type: 'isOwnOrPublisher', params: ({ event }) => event }, target: 'draft' },
        approved: { guard: { type: 'isAnother', params: ({ event }) => event }, target: 'scheduled' },
        refused: { guard: { type: 'isAnother', params: ({ event }) => event }, target: 'refused' },
      },
    },
    refused: {
      tags: 'editable',
      on: {
        saved: { target: 'draft', actions: { type: 'keep', params: ({ event }) => event } },
        discarded: { guard: { type: 'isOwnOrPublisher', params: ({ event }) => event }, target: 'discarded' },
      },
    },
    scheduled: {
      on: {
        withdrawn: { guard: { type: 'isOwnOrPublisher', params: ({ event }) => event }, target: 'draft' },
        'publication.due': { target: 'published' },
      },
    },
    published: {
      on: {
        ended: { guard: { type: 'mayEnd', params: ({ event }) => event }, target: 'ended' },
        'end.due': { guard: 'isEndable', target: 'ended' },
        replaced: { target: 'ended' },
      },
    },
    ended: {},
    discarded: {},
  },
});

export type Publication = SnapshotFrom<typeof publicationMachine>;

/** Restores the state of a stored publication. */
export const publicationOf = ({ state, ...context }: Context & { readonly state: PublicationState }): Publication =>
  publicationMachine.resolveState({ value: state, context });
