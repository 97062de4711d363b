import {
  ipinCheck,
  ipinResult,
  niceCheck,
  niceSuccess,
  type AuthType,
  type Identity,
  type ProviderReturn,
} from '#contract/account/verification.ts';
import type { Client } from './client.ts';

/**
 * Creates a verification: its request number, the secret that redeems its result, and the form that the popup posts to
 * the provider.
 */
export async function requestVerification(
  client: Client,
  authType: AuthType,
  signal: AbortSignal,
): Promise<{ requestNumber: string; secret: string; action: string; fields: Record<string, string> }> {
  if (authType === 'NICE') {
    const { requestNumber, secret, action, fields } = await client(niceCheck, { signal });
    return { requestNumber, secret, action, fields };
  }
  const { scprequest, secret, action, fields } = await client(ipinCheck, { signal });
  return { requestNumber: scprequest, secret, action, fields };
}

/** Redeems a provider's answer. Resolves to the person's identity, with the proof of it. */
export function redeemVerification(
  client: Client,
  {
    authType,
    requestNumber,
    secret,
    returned,
  }: { authType: AuthType; requestNumber: string; secret: string; returned: ProviderReturn },
  signal: AbortSignal,
): Promise<Identity> {
  return client(authType === 'NICE' ? niceSuccess : ipinResult, {
    query: { requestNumber, ...returned },
    secret,
    signal,
  });
}
