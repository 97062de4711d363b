import { myPageMessages } from '#contract/my-page-messages.ts';
import { withdrawalMachine } from '#machines/withdrawal.machine.ts';
import { actionsIn, lastOf, latest } from './lib/history.ts';
import type { Flow } from './lib/paths.ts';

const offline = new TypeError('Failed to fetch');
const withdrawal = { reason: '기타', text: '이사를 갑니다', password: 'Golf2026!a' } as const;

const actionsOf = actionsIn(withdrawalMachine);

export const withdrawalFlow: Flow<typeof withdrawalMachine> = {
  machine: withdrawalMachine,
  inputs: [undefined],
  project: ({ errors }) => Object.keys(errors),
  cases: {
    events: {
      'withdrawal.submitted': [
        { type: 'withdrawal.submitted', withdrawal },
        { type: 'withdrawal.submitted', withdrawal: { reason: null, text: '', password: '' } },
        { type: 'withdrawal.submitted', withdrawal: { ...withdrawal, password: '' } },
      ],
      'withdrawal.changed': [{ type: 'withdrawal.changed' }],
      'alert.dismissed': [{ type: 'alert.dismissed' }],
    },
    actors: { leave: { done: [{ kind: 'left' }, { kind: 'refused', message: myPageMessages.wrongPassword }], error: [offline] } },
  },
  properties: {
    'the token is cleared if and only if the server said yes': (steps) => {
      const step = lastOf(steps);
      return actionsOf(step).includes('clearToken') === (step.event.type === 'xstate.done.actor.leave' && step.event.output.kind === 'left');
    },
    'what is sent, and the password with it, is held only for as long': (steps) => {
      const { state } = lastOf(steps);
      return (state.context.withdrawal.password !== '') === state.matches('leaving');
    },
    'the member is told to have left only after the server said yes': (steps) => {
      const answer = latest(steps, 'xstate.done.actor.leave');
      return !lastOf(steps).state.matches('alertingLeft') || answer?.event.output.kind === 'left';
    },
    'a withdrawal is heard only from the form': (steps) =>
      lastOf(steps).event.type !== 'withdrawal.submitted' || steps.at(-2)?.state.matches('entering') === true,
  },
};
