import type { AuthType } from '#contract/account/verification.ts';
import { verificationLimits } from '#contract/account/verification.ts';
import { paths } from '#contract/site/site-paths.ts';
import { randomToken, sha256 } from '../../crypto/digest.ts';
import { verification } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';

const returnPath = { NICE: paths.phoneReturn, IPIN: paths.ipinReturn } as const;

/**
 * Starts a verification of ten minutes. Returns its request number, the request encoded for the provider, and the
 * secret with which only the requesting page can redeem the answer.
 */
export async function startVerification(
  { db, now, codec }: Deps,
  authType: AuthType,
): Promise<{ requestNumber: string; secret: string; encoded: string }> {
  const [requestNumber, secret] = [randomToken(), randomToken()];
  const createdAt = now();
  const expiresAt = new Date(createdAt.getTime() + verificationLimits.durationMs);
  await db
    .insert(verification)
    .values({ requestNumber, secretHash: sha256(secret), provider: authType, createdAt, expiresAt });
  return {
    requestNumber,
    secret,
    encoded: codec.encode({ requestNumber, authType, returnPath: returnPath[authType] }),
  };
}
