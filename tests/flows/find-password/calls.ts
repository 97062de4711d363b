import { accountMessages } from '#contract/account/account-messages.ts';
import { checkId, findCorporation, modifyPassword } from '#contract/account/find.ts';
import { provideFindPassword } from '#src/features/find-password/actors.ts';
import { client, defineCalls } from '../lib/calls.ts';

const { invalidVerification, unknownMember } = accountMessages;

const isCompanyClaim = ({ corporation }: { corporation?: unknown }) => corporation !== null;

/** The calls of the flow, with the errors that it treats in its own way. */
export const calls = defineCalls(
  provideFindPassword(client),
  [
    { actor: 'checkClaim', endpoint: checkId, recognizedMessages: [unknownMember] },
    {
      actor: 'checkClaim',
      endpoint: findCorporation,
      recognizedMessages: [unknownMember],
      isFor: isCompanyClaim,
      before: { [checkId.path]: { serviceId: 'corp0001' } },
    },
    { actor: 'resetPassword', endpoint: modifyPassword, recognizedMessages: [invalidVerification, unknownMember] },
  ],
  {
    events: [
      {
        type: 'claim.submitted',
        claim: {
          userType: 'CORPORATION',
          serviceId: 'corp0001',
          corporation: { companyName: '오크상사', registrationNumber: '1234567891' },
        },
      },
    ],
    contextKey: ({ claim }) => claim,
  },
);
