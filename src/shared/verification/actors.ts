import { fromPromise } from 'xstate';
import type { AuthType } from '#contract/verification.ts';
import { verificationMachine, type ProviderRequest } from '#machines/verification.machine.ts';
import type { Client } from '#src/api/client.ts';
import { requestVerification } from '#src/api/verification.ts';
import { popup } from './popup.ts';

/** Identity verification bound to this window and to the server. */
export const provideVerification = (client: Client) =>
  verificationMachine.provide({
    actors: {
      popup,
      requestVerification: fromPromise<ProviderRequest, { authType: AuthType }>(({ input, signal }) => requestVerification(client, input.authType, signal)),
    },
  });
