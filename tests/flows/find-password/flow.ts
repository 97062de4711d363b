import { accountMessages } from '#contract/account/account-messages.ts';
import { findPasswordMachine } from '#machines/find-password.machine.ts';
import { company } from '#tests/flows/find-id/flow.ts';
import { verifiedPerson } from '#tests/fixtures/identity.ts';
import { lastOf, latest, since } from '#tools/flows/paths/history.ts';
import type { Flow } from '#tools/flows/paths/paths.ts';
import { isNumberTypeable } from '#tests/flows/lib/sendable-company.ts';

const offline = new TypeError('Failed to fetch');
const refused = { kind: 'refused', message: '존재하지 않는 사용자입니다.' } as const;
const claim = { userType: 'PERSONAL', serviceId: 'member01', corporation: null } as const;
const password = 'Newgolf2026!';

export const findPasswordFlow: Flow<typeof findPasswordMachine> = {
  machine: findPasswordMachine,
  inputs: [{ resumed: null }, { resumed: { stored: { claim }, redemption: null } }],
  contextKey: ({ claimErrors, passwordErrors }) => [Object.keys(claimErrors).length > 0, Object.keys(passwordErrors).length > 0],
  cases: {
    events: {
      'claim.submitted': [
        { type: 'claim.submitted', claim },
        { type: 'claim.submitted', claim: { userType: 'CORPORATION', serviceId: 'corp0001', corporation: { ...company, registrationNumber: '1234567890' } } },
        { type: 'claim.submitted', claim: { ...claim, serviceId: '' } },
      ],
      'claim.changed': [{ type: 'claim.changed' }],
      'password.submitted': [
        { type: 'password.submitted', password, passwordConfirm: password },
        { type: 'password.submitted', password, passwordConfirm: 'another' },
      ],
      'password.changed': [{ type: 'password.changed' }],
      'step.back': [{ type: 'step.back' }],
      'alert.dismissed': [{ type: 'alert.dismissed' }],
    },
    actors: {
      checkClaim: { done: [{ kind: 'found' }, refused], error: [offline] },
      verification: { done: [{ identity: verifiedPerson }] },
      resetPassword: { done: [{ kind: 'changed' }, { kind: 'unverified', message: accountMessages.invalidVerification }, refused], error: [offline] },
    },
  },
  properties: {
    'a password is reset only with a verification made after the claim': (steps) => {
      const { state } = lastOf(steps);
      const claimed = since(steps, 'claim.submitted');
      const isFound = state.context.isResumed || claimed.some(({ event }) => event.type === 'xstate.done.actor.checkClaim' && event.output.kind === 'found');
      return !state.matches('resetting') || (isFound && latest(claimed, 'xstate.done.actor.verification')?.event.output.identity === state.context.identity);
    },
    'a password is in the context only while it is being saved': (steps) => {
      const { state } = lastOf(steps);
      return (state.context.password !== '') === state.matches({ resetting: 'saving' });
    },
    'if another ID can be entered, the previous verification is cleared': (steps) => {
      const { state } = lastOf(steps);
      return !state.matches('claiming') || state.context.identity === null;
    },
    'the flow is done only after the server has changed the password': (steps) => {
      const { state, event } = lastOf(steps);
      return !state.matches('alertingChanged') || (event.type === 'xstate.done.actor.resetPassword' && event.output.kind === 'changed');
    },
    'a password is accepted only from the form': (steps) =>
      lastOf(steps).event.type !== 'password.submitted' || steps.at(-2)?.state.matches({ resetting: 'entering' }) === true,
  },
};

/** A change is sent only while a form is rejected; so on screen it is corrected first and then submitted. The boxes of the number take digits only. */
export const findPasswordOnScreen: typeof findPasswordFlow = {
  ...findPasswordFlow,
  isEventPossible: ({ context }, event) => {
    const { type } = event;
    const isRefused = { claim: Object.keys(context.claimErrors).length > 0, password: Object.keys(context.passwordErrors).length > 0 };
    if (type === 'claim.changed') return isRefused.claim;
    if (type === 'claim.submitted') return !isRefused.claim && isNumberTypeable(event.claim.corporation?.registrationNumber ?? '');
    if (type === 'password.changed') return isRefused.password;
    return type !== 'password.submitted' || !isRefused.password;
  },
};
