import { randomBytes } from 'node:crypto';
import { identityProviderMessages } from '#contract/account/identity-provider-messages.ts';
import type { AuthType } from '#contract/account/verification.ts';
import { verificationLimits } from '#contract/account/verification.ts';
import { ApiError } from '#contract/http/api-error.ts';
import { verificationAnswerPath } from '#contract/site/site-paths.ts';
import { randomToken, sha256 } from '../../crypto/digest.ts';
import { verification } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import {
  type FailureReason,
  type IdentityProvider,
  type PreparedRequest,
  ProviderFailure,
} from '../../verification/identity-provider.ts';

/** NICE accepts request numbers of up to 30 characters. */
const requestNumberBytes = 15;

/** Failures that end by themselves; the others need the operator. */
const passing: ReadonlySet<FailureReason> = new Set(['timeout', 'network', 'down', 'garbage', 'busy']);

type Requested = {
  readonly authType: AuthType;
  /** Cookie of the requesting browser, and the origin at which it finds this site. */
  readonly browser: string;
  readonly origin: string;
};

/**
 * Starts a verification of at most ten minutes. Returns its request number, the request prepared for the provider, and
 * the secret with which only the requesting page can redeem the answer. Throws 503 if the provider does not take part.
 */
export async function startVerification(
  { db, now, keys, log }: Deps,
  provider: IdentityProvider,
  { authType, browser, origin }: Requested,
): Promise<{ requestNumber: string; secret: string } & Omit<PreparedRequest, 'kept' | 'validForMs'>> {
  const [requestNumber, secret] = [randomBytes(requestNumberBytes).toString('hex'), randomToken()];
  const createdAt = now();
  const returnUrl = `${origin}${verificationAnswerPath}/${requestNumber}`;
  const { action, fields, encoded, kept, validForMs } = await provider
    .prepare({ requestNumber, authType, returnUrl })
    .catch((error: unknown) => {
      if (!(error instanceof ProviderFailure)) throw error;
      log.error('identity provider failed', { reason: error.reason, code: error.code ?? '', detail: error.message });
      const { unavailable, refused } = identityProviderMessages;
      throw new ApiError('503', passing.has(error.reason) ? unavailable : refused);
    });
  await db.insert(verification).values({
    requestNumber,
    secretHash: sha256(secret),
    browserHash: sha256(browser),
    keptSealed: keys.seal('provider request', kept),
    provider: authType,
    createdAt,
    expiresAt: new Date(createdAt.getTime() + Math.min(verificationLimits.durationMs, validForMs)),
  });
  return { requestNumber, secret, action, fields, encoded };
}
