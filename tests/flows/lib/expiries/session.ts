import type { sessionMachine } from '#machines/session.machine.ts';
import type { Expiries } from '#tools/flows/expiries/expiry.ts';
import { errors, unverified } from './answers.ts';

const loggedOutReason = 'no member is logged in';
const leavingReason = 'the member is on the way out';

export const sessionExpiries: Expiries<typeof sessionMachine> = {
  typed: () => null,
  kinds: {
    verification: unverified,
    session: {
      answers: [{ type: 'token.rejected', token: 'first' }, { type: 'token.rejected', token: 'second' }],
      renewal: ['token.issued', 'token.changedElsewhere'],
      back: ['login.required', 'alert.dismissed', 'token.issued'],
      notApplicable: { 'anonymous.browsing': loggedOutReason, 'anonymous.alertingLoginRequired': loggedOutReason, farewell: leavingReason, loggedOut: leavingReason },
    },
    code: {
      answers: errors('endSession'),
      renewal: ['token.issued', 'token.changedElsewhere'],
      back: [],
      notApplicable: {
        'anonymous.browsing': loggedOutReason,
        'anonymous.alertingLoginRequired': loggedOutReason,
        'authenticated.browsing': 'a logout ends in this browser, whatever the server answers',
        'authenticated.alertingArrival': 'a logout ends in this browser, whatever the server answers',
        'authenticated.confirmingLogout': 'a logout ends in this browser, whatever the server answers',
        farewell: leavingReason,
        loggedOut: leavingReason,
      },
    },
  },
};
