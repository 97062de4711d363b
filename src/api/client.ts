import type { Endpoint, ResultOf } from '#contract/http/endpoint.ts';
import { call } from './call.ts';
import type { CallOptions, TokenHolder } from './call-options.ts';

export type Client = <E extends Endpoint>(endpoint: E, options: CallOptions<E>) => Promise<ResultOf<E>>;

/**
 * The JSON client, spec 000 §7 and §8. Resolves to the call's parsed result; rejects with `ApiError` (the server said
 * no), `NetworkError`, or an unexpected error. A call refused for an invalid token is retried once: with the token that
 * has replaced it meanwhile, or else without one.
 */
export const createClient =
  (session: TokenHolder, baseURL = ''): Client =>
  (endpoint, options) =>
    call({ session, baseURL }, endpoint, options);
