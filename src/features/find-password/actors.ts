import { fromPromise } from 'xstate';
import { accountMessages } from '#contract/account/account-messages.ts';
import { ApiError } from '#contract/http/api-error.ts';
import {
  findPasswordMachine,
  type Claim,
  type ClaimOutcome,
  type PasswordReset,
  type ResetOutcome,
} from '#machines/find-password.machine.ts';
import type { Client } from '#src/api/client.ts';
import { changePassword, checkServiceIdOf, findCompany } from '#src/api/find.ts';
import { refusalText } from '#src/api/refusal.ts';
import { provideVerification } from '#src/shared/verification/actors.ts';

/** The find-password flow bound to the server and to the providers' windows. */
export const provideFindPassword = (client: Client) =>
  findPasswordMachine.provide({
    actors: {
      verification: provideVerification(client),
      checkClaim: fromPromise<ClaimOutcome, Claim>(async ({ input, signal }) => {
        try {
          await checkServiceIdOf(client, input, signal);
          if (input.corporation) await findCompany(client, input.corporation, signal);
          return { kind: 'found' };
        } catch (error) {
          return { kind: 'refused', message: refusalText(error) };
        }
      }),
      resetPassword: fromPromise<ResetOutcome, PasswordReset>(
        async ({ input: { claim, identity, password }, signal }) => {
          const { userType, serviceId, corporation } = claim;
          try {
            await changePassword(
              client,
              { identity, userType, registrationNumber: corporation?.registrationNumber ?? null },
              { serviceId, password },
              signal,
            );
            return { kind: 'changed' };
          } catch (error) {
            return refusedReset(error);
          }
        },
      ),
    },
  });

function refusedReset(error: unknown): ResetOutcome {
  const isUnverified = error instanceof ApiError && error.message === accountMessages.invalidVerification;
  return { kind: isUnverified ? 'unverified' : 'refused', message: refusalText(error) };
}
