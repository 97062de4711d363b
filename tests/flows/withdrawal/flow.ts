import { myPageMessages } from '#contract/account/my-page-messages.ts';
import { withdrawalMachine } from '#machines/withdrawal.machine.ts';
import { actionsIn, lastOf, latest } from '#tools/flows/paths/history.ts';
import type { Flow } from '#tools/flows/paths/paths.ts';

const offline = new TypeError('Failed to fetch');
const password = 'Golf2026!a';

const actionsOf = actionsIn(withdrawalMachine);

export const withdrawalFlow: Flow<typeof withdrawalMachine> = {
  machine: withdrawalMachine,
  inputs: [{ draft: null }],
  contextKey: ({ entered, errors }) => [entered, Object.keys(errors)],
  cases: {
    events: {
      'reason.changed': [{ type: 'reason.changed', changed: { reason: '기타' } }, { type: 'reason.changed', changed: { text: '이사를 갑니다' } }],
      'password.changed': [{ type: 'password.changed' }],
      'withdrawal.submitted': [{ type: 'withdrawal.submitted', password }, { type: 'withdrawal.submitted', password: '' }],
      'alert.dismissed': [{ type: 'alert.dismissed' }],
    },
    actors: { leave: { done: [{ kind: 'left' }, { kind: 'refused', message: myPageMessages.wrongPassword }], error: [offline] } },
  },
  properties: {
    'the token is cleared if and only if the server accepted the withdrawal': (steps) => {
      const step = lastOf(steps);
      return actionsOf(step).includes('clearToken') === (step.event.type === 'xstate.done.actor.leave' && step.event.output.kind === 'left');
    },
    'the password is in the context only while it is being sent': (steps) => {
      const { state } = lastOf(steps);
      return (state.context.password !== '') === state.matches('leaving');
    },
    'the context has the latest reason': (steps) => {
      const expected = Object.assign({ reason: null, text: '' }, ...steps.map(({ event }) => event.changed ?? {}));
      return JSON.stringify(lastOf(steps).state.context.entered) === JSON.stringify(expected);
    },
    'the reason is stored as a draft, without the password': (steps) => {
      const step = lastOf(steps);
      return actionsOf(step).includes('saveDraft') === (step.event.type === 'reason.changed');
    },
    'the withdrawal is alerted only after the server accepted it': (steps) => {
      const response = latest(steps, 'xstate.done.actor.leave');
      return !lastOf(steps).state.matches('alertingLeft') || response?.event.output.kind === 'left';
    },
    'a withdrawal is accepted only from the form': (steps) =>
      lastOf(steps).event.type !== 'withdrawal.submitted' || steps.at(-2)?.state.matches('entering') === true,
  },
};

const isRefused = ({ errors }: { errors: object }) => Object.keys(errors).length > 0;

/**
 * A change of the password is sent only while a form is rejected; so on screen it is corrected first and then submitted. A reason
 * is sent once, and its text only if it can be typed.
 */
export const withdrawalOnScreen: typeof withdrawalFlow = {
  ...withdrawalFlow,
  isEventPossible: ({ context }, event) => {
    if (event.type === 'password.changed') return isRefused(context);
    if (event.type === 'withdrawal.submitted') return !isRefused(context);
    if (event.type !== 'reason.changed') return true;
    return 'reason' in event.changed ? context.entered.reason === null : context.entered.reason !== null && context.entered.text === '';
  },
};
