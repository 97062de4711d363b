import { ofetch } from 'ofetch';
import type { Endpoint, ResultOf } from '#contract/http/endpoint.ts';
import { invalidToken } from '#contract/http/envelope.ts';
import { ApiError } from '#contract/http/api-error.ts';
import { isRenewal } from '#contract/http/token.ts';
import { isForeign, issuedToken, refusalOf, resultOf } from './answer.ts';
import type { CallOptions, TokenHolder } from './call-options.ts';
import { withinTime } from './time-limit.ts';
import { NetworkError } from './network-error.ts';

type Caller = { session: TokenHolder; baseURL: string };

/** One call as `createClient` promises it. */
export async function call<E extends Endpoint>(caller: Caller, endpoint: E, options: CallOptions<E>): Promise<ResultOf<E>> {
  const token = caller.session.current();
  try {
    return await attempt(caller, endpoint, options, token, options.signal);
  } catch (error) {
    if (!(error instanceof ApiError) || error.error !== invalidToken || token === null) throw error;
    caller.session.rejected(token);
    const held = caller.session.current();
    if (held !== null && isRenewal(held, token)) return attempt(caller, endpoint, options, held, options.signal);
    // Without the signal: with the token goes whoever asked in its name, and the call is to be sent again all the same.
    return attempt(caller, endpoint, options, null);
  }
}

async function attempt<E extends Endpoint>(
  { session, baseURL }: Caller,
  endpoint: E,
  { params, body, query, idempotencyKey, secret }: CallOptions<E>,
  token: string | null,
  signal?: AbortSignal,
): Promise<ResultOf<E>> {
  const { ok, status, _data: answer } = await reached(
    withinTime(signal, (ending) =>
      ofetch.raw<unknown>(addressOf(endpoint, params), {
        baseURL,
        method: endpoint.method,
        credentials: 'include',
        headers: {
          ...(token !== null && { Authorization: `Bearer ${token}` }),
          ...(idempotencyKey !== undefined && { 'Idempotency-Key': idempotencyKey }),
          ...(secret !== undefined && { 'Verification-Secret': secret }),
        },
        ...(body !== undefined && { body }),
        ...(query !== undefined && { query }),
        signal: ending,
        retry: 0,
        ignoreResponseError: true,
      }),
    ),
  );
  if (!ok || isForeign(answer)) throw refusalOf(answer, status);
  const issued = issuedToken(answer);
  if (issued !== null) await session.issued(issued);
  return resultOf(endpoint, answer);
}

/** The whole answer; whatever kept it from coming, the server could not be reached. */
async function reached<Answer>(sent: Promise<Answer>): Promise<Answer> {
  try {
    return await sent;
  } catch (error) {
    throw new NetworkError(error);
  }
}

/** The path with its `{name}` places filled in. */
const addressOf = ({ path }: Endpoint, params: Readonly<Record<string, string | number>> = {}): string =>
  path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
