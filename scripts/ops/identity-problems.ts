import { randomBytes } from 'node:crypto';
import type { FetchUrl } from '#server/deps.ts';
import { parseEnv } from '#server/env.ts';
import { ProviderFailure } from '#server/verification/identity-provider.ts';
import { requestCryptoToken, requestOrganisationToken } from '#server/verification/nice/gateway.ts';

const timeoutMs = 10_000;

/**
 * Makes the two calls with which a verification begins at NICE. Returns what is wrong, without credentials; empty if a
 * verification would begin. Stores nothing.
 */
export async function identityProblems(
  { NICE_API_URL, NICE_CLIENT_ID, NICE_CLIENT_SECRET, NICE_PRODUCT_ID }: NodeJS.ProcessEnv,
  fetchExternal: FetchUrl = (url, init) => fetch(url, { ...init, redirect: 'error' }),
): Promise<string[]> {
  const env = parseEnv({ NICE_API_URL, NICE_CLIENT_ID, NICE_CLIENT_SECRET, NICE_PRODUCT_ID, SANDBOX: 'on' });
  if (env.NICE_API_URL.startsWith('/')) return ['NICE was not called: NICE_API_URL is not set.'];
  const deps = { env, fetchExternal, now: () => new Date(), timeoutMs };
  try {
    await requestCryptoToken(deps, await requestOrganisationToken(deps), randomBytes(15).toString('hex'));
    return [];
  } catch (error) {
    if (error instanceof ProviderFailure) return [`NICE does not take part (${error.reason}): ${error.message}.`];
    throw error;
  }
}
