import { assign, emit, setup } from 'xstate';

export type LeaveQuestionEvent =
  | { type: 'leave.requested'; to: string }
  | { type: 'leave.confirmed' }
  | { type: 'leave.cancelled' };

/**
 * Confirms before a link or the Back button within this site ends a flow in progress. Closing or reloading the tab is
 * confirmed by the browser itself.
 */
export const leaveQuestionMachine = setup({
  types: {
    context: {} as { to: string },
    events: {} as LeaveQuestionEvent,
    emitted: {} as { type: 'flow.left'; to: string },
    tags: {} as 'alert',
  },
  actions: { setDestination: assign({ to: (_, { to }: { to: string }) => to }) },
}).createMachine({
  id: 'leaveQuestion',
  context: { to: '/' },
  initial: 'staying',
  states: {
    staying: {
      on: {
        'leave.requested': { target: 'asking', actions: { type: 'setDestination', params: ({ event }) => event } },
      },
    },
    asking: {
      tags: 'alert',
      on: {
        'leave.confirmed': {
          target: 'staying',
          actions: emit(({ context }) => ({ type: 'flow.left', to: context.to })),
        },
        'leave.cancelled': 'staying',
      },
    },
  },
});
