import { generateAuthenticationOptions } from '@simplewebauthn/server';
import type { PasskeyRequest } from '#contract/account/passkey-sign-in.ts';
import { passkeyLimits } from '#contract/account/passkey-limits.ts';
import { randomToken } from '../../crypto/digest.ts';
import type { Deps } from '../../deps.ts';
import { storeChallenge, type ChallengeKey } from './challenge.ts';
import { relyingParty } from './relying-party.ts';

/**
 * Returns a challenge for any passkey of this site, and the secret with which only the page that asked can send the
 * answer, once and within five minutes. `keyOf` tells apart what the challenges of different logins are stored under.
 */
export async function requestPasskey(
  deps: Pick<Deps, 'db' | 'now'>,
  origin: string,
  keyOf: (secret: string) => ChallengeKey,
): Promise<PasskeyRequest> {
  const { expectedRPID: rpId } = relyingParty(origin);
  const { challenge } = await generateAuthenticationOptions({ rpID: rpId });
  const secret = randomToken();
  await storeChallenge(deps, keyOf(secret), challenge);
  return { secret, options: { challenge, rpId, timeout: passkeyLimits.promptMs, userVerification: 'required' } };
}
