import type * as z from 'zod/mini';
import type { Endpoint, ResultOf } from '#contract/endpoint.ts';
import { okCode } from '#contract/envelope.ts';
import { messages } from '#contract/messages.ts';
import { Refused } from '#contract/refused.ts';
import type { Session } from '../services/session/find.ts';
import type { App, Call } from './app-type.ts';
import { readJson } from './read-json.ts';
import { routePath } from './route-path.ts';
import { validate } from './validate.ts';

type Read<E, Part extends string> = E extends { readonly [P in Part]: infer S extends z.ZodMiniType } ? z.output<S> : undefined;

/** What a handler gets: validated by the endpoint's schemas, the session live when the endpoint asks for one. */
export type Received<E extends Endpoint> = {
  readonly body: Read<E, 'body'>;
  readonly query: Read<E, 'query'>;
  readonly params: Read<E, 'params'>;
  /** What the client calls itself: personal enough not to be kept. */
  readonly userAgent: string;
  readonly session: E['access'] extends 'member' ? Session : Session | undefined;
};

type Options = { /** Seconds for which anyone may keep the answer; nobody when absent. */ readonly maxAge?: number };

/** Serves an endpoint of the contract: checks access and input, runs `handle`, and sends no more than the result promises. */
export function bind<E extends Endpoint>(
  app: App,
  endpoint: E,
  handle: (received: Received<E>) => Promise<ResultOf<E>>,
  { maxAge }: Options = {},
): void {
  app.on(endpoint.method, routePath(endpoint), async (c) => {
    const result = await handle(asReceived<E>(await receive(c, endpoint)));
    if (maxAge !== undefined) c.header('Cache-Control', `public, max-age=${maxAge}`);
    return c.json({ status: { code: okCode, message: '' }, data: endpoint.result.parse(result) });
  });
}

async function receive(c: Call, { access, body, query, params }: Endpoint) {
  if (access === 'member' && !c.var.session) throw new Refused('401', messages.loginRequired);
  return {
    body: body && validate(body, await readJson(c)),
    query: query && validate(query, c.req.query()),
    params: params && validate(params, c.req.param()),
    userAgent: c.req.header('User-Agent') ?? '',
    session: c.var.session,
  };
}

/** The boundary where what the endpoint's own schemas accepted gets the endpoint's types. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- proved by the parse just before
const asReceived = <E extends Endpoint>(received: Awaited<ReturnType<typeof receive>>) => received as Received<E>;
