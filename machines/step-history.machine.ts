import { assign, emit, setup } from 'xstate';

export type StepHistoryEvent =
  /** The flow is at another step. */
  | { type: 'step.changed'; depth: number }
  /**
   * The user went Back to an earlier entry; `depth` is the step that the flow went back to, or the same if it stayed.
   */
  | { type: 'step.back'; entry: number; depth: number }
  /** The browser arrived at an entry in any other way: at the one that was requested, or by Forward. */
  | { type: 'entry.reached'; entry: number }
  /** The user confirmed to leave the page by Back. A tab that has shown another site before goes back to it. */
  | { type: 'page.left'; hasOtherSite: boolean };

export type StepHistoryEmitted =
  | { type: 'entry.added'; entry: number }
  | { type: 'return.requested'; entry: number }
  | { type: 'exit.requested'; hasOtherSite: boolean };

/**
 * Entries of the session history and steps of a flow are counted alike: 0 is the page's own entry, and the first step.
 */
type Context = {
  /** The current step of the flow. */
  depth: number;
  /** The current entry. */
  entry: number;
  /** The entry of the last requested return. */
  destination: number;
  hasOtherSite: boolean;
};

type Depth = { depth: number };
type Entry = { entry: number };

/**
 * Entries that a flow adds to the session history, one for each step after the first, so that Back goes back one step.
 * Going to an entry is asynchronous: meanwhile the flow can move on, and the user can go back, too. Forward does not
 * lead into a step that is over.
 */
export const stepHistoryMachine = setup({
  types: {
    input: {} as Entry,
    context: {} as Context,
    events: {} as StepHistoryEvent,
    emitted: {} as StepHistoryEmitted,
  },
  guards: {
    isAhead: ({ context }) => context.entry > context.depth,
    isBehind: ({ context }) => context.entry < context.depth,
    isBeforeStep: ({ context }, { entry }: Entry) => entry < context.depth,
    isBeforeBoth: ({ context }, { entry }: Entry) => entry < Math.min(context.depth, context.destination),
    isOnTheWay: ({ context }, { entry }: Entry) => entry > context.destination,
  },
  actions: {
    setDepth: assign({ depth: (_, { depth }: Depth) => depth }),
    setEntry: assign({ entry: (_, { entry }: Entry) => entry }),
    setDestination: assign({ destination: ({ context }) => context.depth }),
    setOtherSite: assign({ hasOtherSite: (_, { hasOtherSite }: { hasOtherSite: boolean }) => hasOtherSite }),
    addEntry: assign({ entry: ({ context }) => context.entry + 1 }),
    announceEntry: emit(({ context }) => ({ type: 'entry.added', entry: context.entry })),
    requestReturn: emit(({ context }) => ({ type: 'return.requested', entry: context.depth })),
    requestExit: emit(({ context }) => ({ type: 'exit.requested', hasOtherSite: context.hasOtherSite })),
  },
}).createMachine({
  id: 'stepHistory',
  context: ({ input: { entry } }) => ({ depth: entry, entry, destination: entry, hasOtherSite: false }),
  initial: 'aligned',
  on: { 'page.left': { target: '.leaving', actions: { type: 'setOtherSite', params: ({ event }) => event } } },
  states: {
    /** The current entry is that of the step. */
    aligned: {
      on: {
        'step.changed': { target: 'aligning', actions: { type: 'setDepth', params: ({ event }) => event } },
        'step.back': {
          guard: { type: 'isBeforeStep', params: ({ event }) => event },
          target: 'aligning',
          actions: [
            { type: 'setEntry', params: ({ event }) => event },
            { type: 'setDepth', params: ({ event }) => event },
          ],
        },
        'entry.reached': { target: 'aligning', actions: { type: 'setEntry', params: ({ event }) => event } },
      },
    },
    aligning: {
      always: [
        { guard: 'isAhead', target: 'returning' },
        { guard: 'isBehind', actions: ['addEntry', 'announceEntry'] },
        { target: 'aligned' },
      ],
    },
    returning: {
      entry: ['setDestination', 'requestReturn'],
      on: {
        'step.changed': { actions: { type: 'setDepth', params: ({ event }) => event } },
        // Back, pressed during the return, leads past its destination.
        'step.back': {
          guard: { type: 'isBeforeBoth', params: ({ event }) => event },
          target: 'aligning',
          actions: [
            { type: 'setEntry', params: ({ event }) => event },
            { type: 'setDepth', params: ({ event }) => event },
          ],
        },
        'entry.reached': [
          { guard: { type: 'isOnTheWay', params: ({ event }) => event } },
          { target: 'aligning', actions: { type: 'setEntry', params: ({ event }) => event } },
        ],
      },
    },
    /** Goes back one entry at a time until the page is gone: it may have several. */
    leaving: {
      entry: 'requestExit',
      on: { 'entry.reached': { target: 'leaving', reenter: true } },
    },
  },
});
