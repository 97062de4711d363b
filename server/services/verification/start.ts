import type { AuthType } from '#contract/verification.ts';
import { verificationLimits } from '#contract/verification.ts';
import { paths } from '#contract/site-paths.ts';
import { randomToken } from '../../crypto/digest.ts';
import { verification } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';

const returnPath = { NICE: paths.phoneReturn, IPIN: paths.ipinReturn } as const;

/** Opens a verification for ten minutes: its request number, and the request as the provider reads it. */
export async function startVerification({ db, now, codec }: Deps, authType: AuthType): Promise<{ requestNumber: string; encoded: string }> {
  const requestNumber = randomToken();
  const createdAt = now();
  const expiresAt = new Date(createdAt.getTime() + verificationLimits.duration);
  await db.insert(verification).values({ requestNumber, provider: authType, createdAt, expiresAt });
  return { requestNumber, encoded: codec.encode({ requestNumber, authType, returnPath: returnPath[authType] }) };
}
