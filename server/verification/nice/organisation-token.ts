import { eq } from 'drizzle-orm';
import { sha256 } from '../../crypto/digest.ts';
import type { Keys } from '../../crypto/keys.ts';
import type { Db } from '../../db/database.ts';
import { providerToken } from '../../db/schema.ts';
import { type GatewayDeps, requestOrganisationToken } from './gateway.ts';

export type TokenDeps = GatewayDeps & { readonly db: Db; readonly keys: Keys };

export type OrganisationToken = {
  /** Returns the stored token, or a new one if there is none. */
  current(): Promise<string>;
  /** Returns another token than `invalid`: the stored one if another process has renewed it, or else a new one. */
  renewed(invalid: string): Promise<string>;
};

/**
 * The organisation token of this client: stored sealed in the database, so that it is requested once for all processes.
 * Concurrent calls of a process share one request. Both functions throw `ProviderFailure`.
 */
export function organisationToken(deps: TokenDeps): OrganisationToken {
  const { db, keys, env } = deps;
  const id = sha256(JSON.stringify([env.NICE_API_URL, env.NICE_CLIENT_ID]));
  const stored = async () => {
    const [row] = await db.select().from(providerToken).where(eq(providerToken.id, id));
    return row && keys.open('provider token', row.tokenSealed);
  };
  const request = async () => {
    const token = await requestOrganisationToken(deps);
    const tokenSealed = keys.seal('provider token', token);
    await db
      .insert(providerToken)
      .values({ id, tokenSealed })
      .onConflictDoUpdate({ target: providerToken.id, set: { tokenSealed } });
    return token;
  };
  return {
    // The stored token is read within what calls share: a call that had read before it was stored would request another.
    current: shared(async () => (await stored()) ?? request()),
    renewed: shared(async (invalid: string) => {
      const token = await stored();
      return token === undefined || token === invalid ? request() : token;
    }),
  };
}

/** Returns a function whose calls share one run of `work`, until it has ended. */
function shared<Args extends unknown[]>(work: (...args: Args) => Promise<string>): (...args: Args) => Promise<string> {
  let running: Promise<string> | undefined;
  return (...args) =>
    (running ??= work(...args).finally(() => {
      running = undefined;
    }));
}
