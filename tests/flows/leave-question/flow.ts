import { leaveQuestionMachine } from '#machines/leave-question.machine.ts';
import { actionsIn, lastOf, latest } from '#tools/flows/paths/history.ts';
import type { Flow } from '#tools/flows/paths/paths.ts';

const actionsOf = actionsIn(leaveQuestionMachine);

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
  properties: {
    'navigation leads to the requested destination, and only after a confirmation': (steps) => {
      const step = lastOf(steps);
      const isLeaving = actionsOf(step).some((name) => name.startsWith('emit'));
      return isLeaving === (step.event.type === 'leave.confirmed') && step.state.context.to === (latest(steps, 'leave.requested')?.event.to ?? '/');
    },
    'the question is open from the attempt to leave until its answer': (steps) => {
      const { event, state } = lastOf(steps);
      return state.matches('asking') === (event.type === 'leave.requested');
    },
  },
};
