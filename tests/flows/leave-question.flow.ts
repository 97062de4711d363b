import { leaveQuestionMachine } from '#machines/leave-question.machine.ts';
import type { Flow } from './lib/paths.ts';

export const leaveQuestionFlow: Flow<typeof leaveQuestionMachine> = {
  machine: leaveQuestionMachine,
  inputs: [undefined],
  cases: {
    events: {
      'leave.requested': [{ type: 'leave.requested', to: '/notice' }],
      'leave.confirmed': [{ type: 'leave.confirmed' }],
      'leave.cancelled': [{ type: 'leave.cancelled' }],
    },
    actors: {},
  },
};
