import { findIdMachine } from '#machines/find-id.machine.ts';
import { verifiedPerson } from './fixtures/identity.ts';
import type { Flow } from './lib/paths.ts';

const offline = new TypeError('Failed to fetch');
const refused = { kind: 'refused', message: '존재하지 않는 사용자입니다.' } as const;

export const company = { companyName: '오크상사', registrationNumber: '1234567891' };

export const findIdFlow: Flow<typeof findIdMachine> = {
  machine: findIdMachine,
  inputs: [undefined],
  project: ({ userType, errors }) => [userType === 'CORPORATION', Object.keys(errors).length > 0],
  cases: {
    events: {
      'member.chosen': [{ type: 'member.chosen', userType: 'PERSONAL' }, { type: 'member.chosen', userType: 'CORPORATION' }],
      'corporation.submitted': [
        { type: 'corporation.submitted', corporation: company },
        { type: 'corporation.submitted', corporation: { ...company, registrationNumber: '1234567890' } },
        { type: 'corporation.submitted', corporation: { ...company, companyName: ' ' } },
      ],
      'corporation.changed': [{ type: 'corporation.changed' }],
      'step.back': [{ type: 'step.back' }],
      'alert.dismissed': [{ type: 'alert.dismissed' }],
    },
    actors: {
      findCorporation: { done: [{ kind: 'found' }, refused], error: [offline] },
      verification: { done: [{ identity: verifiedPerson }] },
      findId: { done: [{ kind: 'found', serviceId: 'member01' }, refused], error: [offline] },
    },
  },
};
