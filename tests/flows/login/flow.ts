import { loginMachine } from '#machines/login.machine.ts';
import { member01 } from '#tests/fixtures/member.ts';
import { messages } from '#contract/shared/messages.ts';
import { loginLockedMessage } from '#contract/shared/refusal-messages.ts';
import { enters, lastOf } from '#tools/flows/paths/history.ts';
import type { Flow } from '#tools/flows/paths/paths.ts';

const credentials = { serviceId: 'member01', password: 'Golf2026!a' };
const offline = new TypeError('Failed to fetch');

export const loginFlow: Flow<typeof loginMachine> = {
  machine: loginMachine,
  inputs: [{ returnTo: '/mypage' }],
  contextKey: ({ errors, saveId }) => [Object.keys(errors), saveId],
  cases: {
    events: {
      'form.submitted': [
        { type: 'form.submitted', credentials, saveId: false },
        { type: 'form.submitted', credentials, saveId: true },
        { type: 'form.submitted', credentials: { serviceId: '', password: '' }, saveId: false },
        { type: 'form.submitted', credentials: { ...credentials, password: '' }, saveId: false },
        { type: 'form.submitted', credentials: { ...credentials, serviceId: '' }, saveId: false },
      ],
      'field.changed': [{ type: 'field.changed', field: 'serviceId' }, { type: 'field.changed', field: 'password' }],
      'alert.dismissed': [{ type: 'alert.dismissed' }],
      'countdown.ticked': [{ type: 'countdown.ticked', secondsLeft: 1_799 }],
      'countdown.finished': [{ type: 'countdown.finished' }],
    },
    actors: {
      checkReservation: {
        done: [{ kind: 'accepted' }, { kind: 'refused', message: '예약 시스템에 등록되지 않은 회원입니다.' }],
        error: [offline],
      },
      signIn: {
        done: [
          { kind: 'signedIn', dormant: false, member: member01 },
          { kind: 'signedIn', dormant: true, member: member01 },
          { kind: 'refused', message: messages.wrongCredentials },
          { kind: 'locked', message: loginLockedMessage(1_800), secondsLeft: 1_800 },
        ],
        error: [offline],
      },
      countdown: {},
    },
  },
  callbackActors: { countdown: ['countdown.ticked', 'countdown.finished'] },
  properties: {
    'sign-in starts only after the reservation system has accepted the credentials': (steps) => {
      const step = lastOf(steps);
      return !enters(step, 'login.signingIn') || (step.event.type === 'xstate.done.actor.checkReservation' && step.event.output.kind === 'accepted');
    },
    'credentials are in the context only while a check or a sign-in is pending': (steps) => {
      const { state } = lastOf(steps);
      return (state.context.credentials.password !== '') === state.hasTag('busy');
    },
    'a countdown runs if and only if the ID is locked': (steps) => {
      const { state } = lastOf(steps);
      return 'countdown' in state.children === state.matches('locked');
    },
    'only a response of the server logs a user in': (steps) => {
      const { event, state } = lastOf(steps);
      return !state.matches('signedIn') || (event.type === 'xstate.done.actor.signIn' && event.output.kind === 'signedIn');
    },
    'a second click calls neither service again': (steps) =>
      lastOf(steps).event.type !== 'form.submitted' || steps.at(-2)?.state.matches('editing') === true,
  },
};

/** Typing sends each change to the machine; so on screen a rejected form is corrected first and then submitted. */
export const loginOnScreen: typeof loginFlow = {
  ...loginFlow,
  isEventPossible: (state, event) => !(state.matches({ editing: 'refused' }) && event.type === 'form.submitted'),
};
