import { fromPromise } from 'xstate';
import type { AuthType } from '#contract/account/verification.ts';
import {
  verificationMachine,
  type ProviderRequest,
  type Redemption,
  type VerificationOutcome,
} from '#machines/verification.machine.ts';
import type { Client } from '#src/api/client.ts';
import { reportFailure } from '#src/api/partner-failure.ts';
import { refusalText } from '#src/api/refusal.ts';
import { redeemVerification, requestVerification } from '#src/api/verification.ts';
import { popup } from './popup.ts';
import { leaveForProvider } from './same-tab.ts';

/** Identity verification bound to this window and to the server. */
export const provideVerification = (client: Client) =>
  verificationMachine.provide({
    actors: {
      popup,
      requestVerification: fromPromise<ProviderRequest, { authType: AuthType }>(({ input, signal }) =>
        requestVerification(client, input.authType, signal),
      ),
      leaveForProvider: fromPromise<void, { authType: AuthType; stored: unknown }>(({ input, signal }) =>
        leaveForProvider(client, input, signal),
      ),
      redeemVerification: fromPromise<VerificationOutcome, Redemption>(({ input, signal }) =>
        redeemVerification(client, input, signal).then(
          (identity) => ({ kind: 'verified', identity }),
          (error: unknown) => ({ kind: 'refused', message: refusalText(error) }),
        ),
      ),
    },
    actions: { reportFailure: (_, { reason }) => reportFailure(client, { partner: 'identity', reason }) },
  });
