import type { Fault } from './fault.ts';

export const loginFaults: readonly Fault[] = [
  {
    fault: 'an accepted check returns to the form',
    find: `params: ({ event }) => event.output }, target: 'signingIn'`,
    replace: `params: ({ event }) => event.output }, target: 'editing'`,
  },
  {
    fault: 'sign-in starts whatever the reservation system responds',
    find: `{ guard: { type: 'isAccepted', params: ({ event }) => event.output }, target: 'signingIn' }`,
    replace: `{ target: 'signingIn' }`,
  },
  {
    fault: 'a stored ID is not removed',
    find: `              'removeServiceId',\n`,
    replace: '',
  },
  {
    fault: 'an outage of the reservation system shows no alert',
    find: `onError: { target: 'alerting', actions: { type: 'showAlert', params: { message: messages.systemError } } }`,
    replace: `onError: 'editing'`,
  },
  {
    fault: 'a second click calls the reservation system again',
    find: `checkingReservation: {\n      tags: 'busy',`,
    replace: `checkingReservation: {\n      tags: 'busy',\n      on: { 'form.submitted': { target: 'checkingReservation', reenter: true } },`,
  },
];
