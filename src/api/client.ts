import { FetchError, ofetch } from 'ofetch';
import type { BodyOf, Endpoint, ParamsOf, QueryOf, ResultOf } from '#contract/endpoint.ts';
import { invalidToken } from '#contract/envelope.ts';
import { messages } from '#contract/messages.ts';
import { Refused } from '#contract/refused.ts';
import { issuedToken, refusalOf, resultOf } from './answer.ts';

/** Who holds the token: the session machine, seen from the calls. */
export type TokenHolder = {
  current: () => string | null;
  issued: (token: string) => void;
  rejected: (token: string) => void;
};

export type CallOptions<E extends Endpoint> = {
  signal?: AbortSignal;
} & (BodyOf<E> extends undefined ? { body?: undefined } : { body: BodyOf<E> }) &
  (ParamsOf<E> extends undefined ? { params?: undefined } : { params: ParamsOf<E> }) &
  (QueryOf<E> extends undefined ? { query?: undefined } : { query: QueryOf<E> });

export type Client = <E extends Endpoint>(endpoint: E, options: CallOptions<E>) => Promise<ResultOf<E>>;

/** The server could not be reached, or took too long. */
export class Unreachable extends Error {
  override readonly name = 'Unreachable';
  constructor(cause: unknown) {
    super(messages.offline, { cause });
  }
}

const timeout = 15_000;

/**
 * The one JSON client, spec 000 §7 and §8. Resolves to the call's parsed result; rejects with `Refused` (the server said no),
 * `Unreachable`, or a defect. A call refused for an invalid token forgets the token and is sent once more without it.
 */
export function createClient(session: TokenHolder, baseURL = ''): Client {
  return async (endpoint, options) => {
    const token = session.current();
    try {
      return await attempt(endpoint, options, token, options.signal);
    } catch (error) {
      if (!(error instanceof Refused) || error.error !== invalidToken || token === null) throw error;
      // Without the signal: with the token goes whoever asked in its name, and the call is to be sent again all the same.
      session.rejected(token);
      return attempt(endpoint, options, null);
    }
  };

  async function attempt<E extends Endpoint>(endpoint: E, { params, body, query }: CallOptions<E>, token: string | null, signal?: AbortSignal): Promise<ResultOf<E>> {
    const { ok, status, _data: answer } = await reached(
      ofetch.raw<unknown>(addressOf(endpoint, params), {
        baseURL,
        method: endpoint.method,
        credentials: 'include',
        headers: token === null ? {} : { Authorization: `Bearer ${token}` },
        ...(body !== undefined && { body }),
        ...(query !== undefined && { query }),
        ...(signal && { signal }),
        timeout,
        retry: 0,
        ignoreResponseError: true,
      }),
    );
    if (!ok) throw refusalOf(answer, status);
    const issued = issuedToken(answer);
    if (issued !== null) session.issued(issued);
    return resultOf(endpoint, answer);
  }
}

async function reached<Answer>(call: Promise<Answer>): Promise<Answer> {
  try {
    return await call;
  } catch (error) {
    if (error instanceof FetchError) throw new Unreachable(error);
    throw error;
  }
}

/** The path with its `{name}` places filled in. */
const addressOf = ({ path }: Endpoint, params: Readonly<Record<string, string | number>> = {}): string =>
  path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
