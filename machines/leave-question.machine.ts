import { assign, emit, setup } from 'xstate';

export type LeaveQuestionEvent =
  | { type: 'leave.requested'; to: string }
  | { type: 'leave.confirmed' }
  | { type: 'leave.cancelled' };

/** Asked before a link or the Back button of this site ends a flow that is under way; the browser asks for the rest. */
export const leaveQuestionMachine = setup({
  types: {
    context: {} as { to: string },
    events: {} as LeaveQuestionEvent,
    emitted: {} as { type: 'flow.left'; to: string },
    tags: {} as 'alert',
  },
  actions: { keepDestination: assign({ to: (_, { to }: { to: string }) => to }) },
}).createMachine({
  id: 'leaveQuestion',
  context: { to: '/' },
  initial: 'staying',
  states: {
    staying: {
      on: { 'leave.requested': { target: 'asking', actions: { type: 'keepDestination', params: ({ event }) => event } } },
    },
    asking: {
      tags: 'alert',
      on: {
        'leave.confirmed': { target: 'staying', actions: emit(({ context }) => ({ type: 'flow.left', to: context.to })) },
        'leave.cancelled': 'staying',
      },
    },
  },
});
