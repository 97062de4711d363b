import { accountMessages } from '#contract/account-messages.ts';
import { findPasswordMachine } from '#machines/find-password.machine.ts';
import { company } from './find-id.flow.ts';
import { verifiedPerson } from './fixtures/identity.ts';
import type { Flow } from './lib/paths.ts';

const offline = new TypeError('Failed to fetch');
const refused = { kind: 'refused', message: '존재하지 않는 사용자입니다.' } as const;
const claim = { userType: 'PERSONAL', serviceId: 'member01', corporation: null } as const;
const password = 'Newgolf2026!';

export const findPasswordFlow: Flow<typeof findPasswordMachine> = {
  machine: findPasswordMachine,
  inputs: [undefined],
  project: ({ claimErrors, passwordErrors }) => [Object.keys(claimErrors).length > 0, Object.keys(passwordErrors).length > 0],
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
};
