import type * as z from 'zod/mini';

type Schema = z.ZodMiniType;

/**
 * Definition of an API endpoint, shared by server and client. Each is listed in `endpoints.ts`: the server validates
 * with it, the client is typed by it, and the OpenAPI document is generated from it.
 */
export type Endpoint = {
  readonly id: string;
  readonly method: 'GET' | 'POST' | 'PUT';
  readonly path: `/api/v1/${string}`;
  /** `member`: requires a valid session. Any request with an invalid token gets `invalid_token`. */
  readonly access: 'public' | 'member';
  /**
   * Rate limit per client IP address: for endpoints that take credentials (which also lock ids) or that look people up.
   */
  readonly limit?: 'credentials' | 'lookup';
  /** Returns 403 unless the password has been checked in this session within the last ten minutes. */
  readonly confirmed?: true;
  /**
   * Takes an `Idempotency-Key` header: within a day, a request is executed once per key, however often it is sent, and
   * has the same answer each time. An idempotent call of a public endpoint cannot depend on the session.
   */
  readonly idempotent?: true;
  /** Takes a verification's secret in the `Verification-Secret` header, so that it appears in no URL and in no body. */
  readonly secret?: true;
  readonly summary: string;
  /** Values of the path's `{name}` parameters. */
  readonly params?: Schema;
  readonly query?: Schema;
  readonly body?: Schema;
  readonly result: Schema;
};

/** Declares an endpoint and preserves its exact types. */
export const endpoint = <const E extends Endpoint>(declared: E): E => declared;

export type BodyOf<E extends Pick<Endpoint, 'body'>> = E extends { readonly body: infer S extends Schema }
  ? z.input<S>
  : undefined;
/** Values of the path parameters, to be inserted into the URL. */
export type ParamsOf<E extends Pick<Endpoint, 'params'>> = E extends { readonly params: infer S extends Schema }
  ? Readonly<Record<keyof z.output<S>, string | number>>
  : undefined;
export type QueryOf<E extends Pick<Endpoint, 'query'>> = E extends { readonly query: infer S extends Schema }
  ? z.input<S>
  : undefined;
export type ResultOf<E extends Pick<Endpoint, 'result'>> = z.output<E['result']>;
