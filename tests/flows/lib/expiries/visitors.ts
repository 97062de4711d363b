import { accountMessages } from '#contract/account/account-messages.ts';
import { messages } from '#contract/shared/messages.ts';
import type { findIdMachine } from '#machines/find-id.machine.ts';
import type { findPasswordMachine } from '#machines/find-password.machine.ts';
import type { idCheckMachine } from '#machines/id-check.machine.ts';
import type { inquiryMachine } from '#machines/inquiry.machine.ts';
import type { loginMachine } from '#machines/login.machine.ts';
import type { signUpMachine } from '#machines/sign-up.machine.ts';
import type { verificationMachine } from '#machines/verification.machine.ts';
import type { Expiries } from '#tools/flows/expiries/expiry.ts';
import { done, doneBy, errors, forEverybody, forVisitors, unreached, unverified } from './answers.ts';

const verification = [doneBy('verification')];
const usedAtOnce = 'the flow uses the verification at once, without waiting for input';
const notVerifiedYet = 'the visitor is not verified yet';
const lapsed = { kind: 'unverified', message: accountMessages.invalidVerification } as const;

export const findIdExpiries: Expiries<typeof findIdMachine> = {
  typed: ({ userType, corporation }) => ({ userType, corporation }),
  kinds: {
    verification: {
      answers: [done('findId', { kind: 'refused', message: accountMessages.invalidVerification })],
      renewal: verification,
      back: [],
      notApplicable: { choosing: notVerifiedYet, 'corporate.entering': notVerifiedYet, 'corporate.alerting': notVerifiedYet, verifying: usedAtOnce, alerting: usedAtOnce, found: usedAtOnce },
    },
    session: forVisitors,
    // The form of the company still has the typed values.
    code: {
      answers: [...unreached('findCorporation', 'findId'), ...errors('findCorporation', 'findId')],
      back: ['alert.dismissed', 'member.chosen', 'corporation.submitted', doneBy('findCorporation')],
      notApplicable: {},
    },
  },
};

export const findPasswordExpiries: Expiries<typeof findPasswordMachine> = {
  typed: ({ claim }) => claim,
  kinds: {
    // Step 1, as the specification requires; the claim has the typed values.
    verification: {
      answers: [done('resetPassword', lapsed)],
      renewal: verification,
      back: ['alert.dismissed', 'claim.submitted', doneBy('checkClaim'), ...verification],
      notApplicable: { 'claiming.entering': notVerifiedYet, 'claiming.alerting': notVerifiedYet, verifying: notVerifiedYet, alertingRestart: 'it has ended', alertingChanged: 'it has served' },
    },
    session: forVisitors,
    code: { answers: [...unreached('checkClaim', 'resetPassword'), ...errors('checkClaim', 'resetPassword')], back: ['alert.dismissed'], notApplicable: { alertingChanged: 'nothing is called any more' } },
  },
};

export const idCheckExpiries: Expiries<typeof idCheckMachine> = {
  typed: () => null,
  kinds: { verification: unverified, session: forVisitors, code: { answers: [...unreached('checkServiceId'), ...errors('checkServiceId')], back: ['alert.dismissed'], notApplicable: {} } },
};

export const inquiryExpiries: Expiries<typeof inquiryMachine> = {
  typed: ({ entered }) => entered,
  kinds: { verification: unverified, session: forEverybody, code: { answers: errors('send'), back: ['alert.dismissed'], notApplicable: { alertingSent: 'it has been sent' } } },
};

export const loginExpiries: Expiries<typeof loginMachine> = {
  same: { 'editing.refused': 'editing.clean' },
  typed: () => null,
  kinds: { verification: unverified, session: forVisitors, code: { answers: [...unreached('signIn'), ...errors('checkReservation', 'signIn')], back: ['alert.dismissed'], notApplicable: {} } },
};

export const signUpExpiries: Expiries<typeof signUpMachine> = {
  typed: ({ userType, agreements, corporation, values }) => ({ userType, agreements, corporation, values }),
  kinds: {
    verification: {
      answers: [done('register', lapsed)],
      renewal: verification,
      back: ['alert.dismissed', ...verification],
      notApplicable: {
        choosing: notVerifiedYet,
        verifying: notVerifiedYet,
        alertingUnanswered: 'it is made anew',
        alertingRestart: 'it is made anew',
        complete: 'it has served',
      },
    },
    session: forVisitors,
    code: { answers: [done('lookUpMember', { kind: 'unanswered', message: messages.offline }), ...unreached('register'), ...errors('lookUpMember', 'register')], back: ['alert.dismissed', 'step.back'], notApplicable: { complete: 'nothing is called any more' } },
  },
};

export const verificationExpiries: Expiries<typeof verificationMachine> = {
  // Another pop-up is opened instead of the lost one.
  same: { 'underWay.detached': 'underWay.waiting' },
  typed: () => null,
  kinds: {
    verification: {
      answers: [{ type: 'xstate.after.verificationTimeout.verification.underWay' }, done('redeemVerification', { kind: 'refused', message: accountMessages.verificationFailed })],
      back: ['alert.dismissed', 'verification.requested', doneBy('requestVerification')],
      notApplicable: {},
    },
    session: forVisitors,
    code: { answers: errors('requestVerification', 'leaveForProvider', 'redeemVerification'), back: ['alert.dismissed', 'verification.requested', doneBy('requestVerification')], notApplicable: {} },
  },
};
