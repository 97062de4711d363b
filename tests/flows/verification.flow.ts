import { verificationMachine } from '#machines/verification.machine.ts';
import { verifiedPerson } from './fixtures/identity.ts';
import type { Flow } from './lib/paths.ts';

const request = { requestNumber: 'request-1', action: '/sandbox/nice', fields: { EncodeData: 'sealed' } };

export const verificationFlow: Flow<typeof verificationMachine> = {
  machine: verificationMachine,
  inputs: [undefined],
  cases: {
    events: {
      'verification.requested': [{ type: 'verification.requested', authType: 'NICE' }, { type: 'verification.requested', authType: 'IPIN' }],
      'popup.blocked': [{ type: 'popup.blocked' }],
      'popup.closed': [{ type: 'popup.closed' }],
      'popup.answered': [
        { type: 'popup.answered', outcome: { kind: 'verified', identity: verifiedPerson } },
        { type: 'popup.answered', outcome: { kind: 'verified', identity: { ...verifiedPerson, requestNumber: 'another' } } },
        { type: 'popup.answered', outcome: { kind: 'refused', message: '본인확인에 실패했습니다.' } },
      ],
      'alert.dismissed': [{ type: 'alert.dismissed' }],
    },
    actors: { popup: {}, requestVerification: { done: [request], error: [new TypeError('Failed to fetch')] } },
  },
  speakers: { popup: ['popup.blocked', 'popup.closed', 'popup.answered'] },
};
