import { accountMessages } from '#contract/account/account-messages.ts';
import { ipinCheck, ipinResult, niceCheck, niceSuccess } from '#contract/account/verification.ts';
import { provideVerification } from '#src/shared/verification/actors.ts';
import { client, defineCalls } from '../lib/calls.ts';

const { verificationFailed } = accountMessages;

/** The calls of the flow, with the errors that it treats in its own way. */
export const calls = defineCalls(
  provideVerification(client),
  [
    {
      actor: 'requestVerification',
      endpoint: niceCheck,
      own: { offline: verificationFailed, unreadable: verificationFailed },
      isFor: ({ authType }: { authType?: unknown }) => authType === 'NICE',
    },
    {
      actor: 'requestVerification',
      endpoint: ipinCheck,
      own: { offline: verificationFailed, unreadable: verificationFailed },
      isFor: ({ authType }: { authType?: unknown }) => authType === 'IPIN',
    },
    {
      actor: 'redeemVerification',
      endpoint: niceSuccess,
      own: { unreadable: verificationFailed },
      isFor: ({ authType }: { authType?: unknown }) => authType === 'NICE',
    },
    {
      actor: 'redeemVerification',
      endpoint: ipinResult,
      own: { unreadable: verificationFailed },
      isFor: ({ authType }: { authType?: unknown }) => authType === 'IPIN',
    },
  ],
  { contextKey: ({ authType }) => authType },
);
