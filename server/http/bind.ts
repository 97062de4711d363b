import { etag } from 'hono/etag';
import type { Endpoint, ResultOf } from '#contract/http/endpoint.ts';
import { okCode } from '#contract/http/envelope.ts';
import { messages } from '#contract/shared/messages.ts';
import { ApiError } from '#contract/http/api-error.ts';
import type { Db } from '../db/database.ts';
import type { Client } from '../services/access/record.ts';
import type { Session } from '../services/session/find.ts';
import type { App, Call, Device, VerifyingBrowser } from './app-type.ts';
import { executeOnce } from './once.ts';
import type { CachePolicy } from './cache-policy.ts';
import { cacheControl } from './cache-policy.ts';
import { readInput, type Read } from './read-input.ts';
import { routePath } from './route-path.ts';
import { readVerificationSecret } from './verification-secret.ts';

/** Input of a handler, validated by the endpoint's schemas. The session is live if the endpoint requires one. */
export type Received<E extends Endpoint> = {
  readonly body: Read<E, 'body'>;
  readonly query: Read<E, 'query'>;
  readonly params: Read<E, 'params'>;
  readonly client: Client;
  /** Set for a login and a password reset. */
  readonly device: Device | undefined;
  /** Browser of a verification, or of a passkey. */
  readonly browser: VerifyingBrowser;
  /**
   * Transaction that makes an idempotent call take effect once: it must write through nothing else. Set if the endpoint
   * is idempotent.
   */
  readonly tx: E extends { readonly idempotent: true } ? Db : undefined;
  /** Secret of the verification; set if the endpoint requires one. */
  readonly secret: E extends { readonly secret: true } ? string : undefined;
  readonly session: E['access'] extends 'member'
    ? Session
    : E extends { readonly idempotent: true }
      ? undefined
      : Session | undefined;
};

/**
 * Serves an endpoint of the contract: checks access, validates input, runs `handle` (of an idempotent endpoint once per
 * key), and sends no more than the result schema allows. With `cachePolicy` the response is publicly cacheable and has
 * an ETag, otherwise `no-store`. Throws for member endpoints, which must never be cached publicly.
 */
export function bind<E extends Endpoint>(
  app: App,
  endpoint: E,
  handle: (received: Received<E>) => Promise<ResultOf<E>>,
  cachePolicy?: CachePolicy,
): void {
  if (cachePolicy && endpoint.access === 'member')
    throw new Error(`The responses of ${endpoint.id} depend on the member and must not be cached.`);
  if (cachePolicy) app.on(endpoint.method, routePath(endpoint), etag());
  app.on(endpoint.method, routePath(endpoint), async (c) => {
    const received = await receive(c, endpoint);
    const answer = async (tx?: Db) => endpoint.result.parse(await handle(asReceived<E>({ ...received, tx })));
    const data = endpoint.idempotent ? await executeOnce(c, endpoint, received, answer) : await answer();
    if (cachePolicy) c.header('Cache-Control', cacheControl(cachePolicy));
    return c.json({ status: { code: okCode, message: '' }, data });
  });
}

async function receive(c: Call, endpoint: Endpoint) {
  const { access, idempotent, secret } = endpoint;
  if (access === 'member' && !c.var.session) throw new ApiError('401', messages.loginRequired);
  return {
    ...(await readInput(c, endpoint)),
    secret: secret && readVerificationSecret(c),
    client: c.var.client,
    device: c.var.device,
    browser: c.var.browser,
    session: idempotent && access === 'public' ? undefined : c.var.session,
  };
}

/** The only cast: the endpoint's schemas have just parsed these values. */
const asReceived = <E extends Endpoint>(received: Awaited<ReturnType<typeof receive>> & { tx: Db | undefined }) =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- proved by the parse just before
  received as Received<E>;
