import { ofetch } from 'ofetch';
import type { ResultOf } from '#contract/http/endpoint.ts';
import { invalidToken } from '#contract/http/envelope.ts';
import { ApiError } from '#contract/http/api-error.ts';
import { isRenewal } from '#contract/http/token.ts';
import { isForeign, issuedToken, refusalOf, resultOf } from './response.ts';
import type { Callable, CallOptions, TokenHolder } from './call-options.ts';
import { uploadTimeoutMs, withinTime } from './time-limit.ts';
import { NetworkError } from './network-error.ts';

type Caller = { session: TokenHolder; baseURL: string };

/** Makes a call, with the retry that `createClient` describes. */
export async function call<E extends Callable>(
  caller: Caller,
  endpoint: E,
  options: CallOptions<E>,
): Promise<ResultOf<E>> {
  const token = caller.session.current();
  try {
    return await attempt(caller, endpoint, options, token, options.signal);
  } catch (error) {
    if (!(error instanceof ApiError) || error.error !== invalidToken || token === null) throw error;
    caller.session.rejected(token);
    const current = caller.session.current();
    if (current !== null && isRenewal(current, token))
      return attempt(caller, endpoint, options, current, options.signal);
    // Without the signal: dropping the token may unmount the caller, which would abort the retry.
    return attempt(caller, endpoint, options, null);
  }
}

async function attempt<E extends Callable>(
  { session, baseURL }: Caller,
  endpoint: E,
  { params, body, query, idempotencyKey, secret }: CallOptions<E>,
  token: string | null,
  signal?: AbortSignal,
): Promise<ResultOf<E>> {
  const {
    ok,
    status,
    _data: data,
  } = await orNetworkError(
    withinTime(
      signal,
      (timedSignal) =>
        ofetch.raw<unknown>(pathOf(endpoint, params), {
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
          signal: timedSignal,
          retry: 0,
          ignoreResponseError: true,
        }),
      endpoint.upload && uploadTimeoutMs,
    ),
  );
  if (!ok || isForeign(data)) throw refusalOf(data, status);
  const issued = issuedToken(data);
  if (issued !== null) session.issued(issued);
  return resultOf(endpoint, data);
}

/** Resolves to the response. Any failure to receive all of it counts as a network error. */
async function orNetworkError<Result>(sent: Promise<Result>): Promise<Result> {
  try {
    return await sent;
  } catch (error) {
    throw new NetworkError(error);
  }
}

/** Returns the path of an endpoint with its `{name}` placeholders replaced. */
const pathOf = ({ path }: Callable, params: Readonly<Record<string, string | number>> = {}): string =>
  path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
