import { generateAuthenticationOptions } from '@simplewebauthn/server';
import type { PasskeyRequest } from '#contract/account/passkey-sign-in.ts';
import { passkeyLimits } from '#contract/account/passkey-limits.ts';
import { randomToken } from '../../crypto/digest.ts';
import type { Deps } from '../../deps.ts';
import { loginKey, storeChallenge } from './challenge.ts';
import { relyingParty } from './relying-party.ts';

/**
 * Returns a challenge for any passkey of this site, and the secret with which only the page that asked can send the
 * answer, once and within five minutes.
 */
export async function requestPasskey(deps: Deps, origin: string): Promise<PasskeyRequest> {
  const { challenge } = await generateAuthenticationOptions({ rpID: relyingParty(origin).expectedRPID });
  const secret = randomToken();
  await storeChallenge(deps, loginKey(secret), challenge);
  const { expectedRPID: rpId } = relyingParty(origin);
  return { secret, options: { challenge, rpId, timeout: passkeyLimits.promptMs, userVerification: 'required' } };
}
