import { loginMachine } from '#machines/login.machine.ts';
import { member01 } from '#tests/flows/fixtures/member.ts';
import { loginLockedMessage, messages } from '#contract/messages.ts';
import type { Flow } from './lib/paths.ts';

const credentials = { serviceId: 'member01', password: 'Golf2026!a' };
const offline = new TypeError('Failed to fetch');

export const loginFlow: Flow<typeof loginMachine> = {
  machine: loginMachine,
  inputs: [{ returnTo: '/mypage' }],
  project: ({ errors, saveId }) => [Object.keys(errors), saveId],
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
  speakers: { countdown: ['countdown.ticked', 'countdown.finished'] },
};
