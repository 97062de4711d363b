import type { Endpoint, ResultOf } from '#contract/http/endpoint.ts';
import type { CallOptions, TokenHolder } from './call-options.ts';
import { importChunk } from './import-chunk.ts';
import { yieldToMain } from '../lib/yield-to-main.ts';

export type Client = <E extends Endpoint>(endpoint: E, options: CallOptions<E>) => Promise<ResultOf<E>>;

/** Whether the code that makes calls is loaded. Calls that waited for it are sent one by one, so that they do not block the main thread. */
let isLoaded = false;

/**
 * The JSON client, spec 000 §7 and §8. Resolves to the call's parsed result; rejects with `ApiError` (the server said no), `NetworkError`, or an
 * unexpected error. A call refused for an invalid token is retried once: with the token that has replaced it meanwhile, or else without one. The
 * code that makes calls is loaded with the first call, as a server-rendered page can do without.
 */
export function createClient(session: TokenHolder, baseURL = ''): Client {
  return async (endpoint, options) => {
    const { call } = await loadCalls();
    if (!isLoaded) await yieldToMain();
    isLoaded = true;
    return call({ session, baseURL }, endpoint, options);
  };
}

/** Loads the code that makes calls; also used to load it ahead of the first call. */
export const loadCalls = () => importChunk(import('./call.ts'));
