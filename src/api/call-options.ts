import type { BodyOf, Endpoint, ParamsOf, QueryOf } from '#contract/http/endpoint.ts';

/** Access of the API client to the token, which the session machine holds. */
export type TokenHolder = {
  current: () => string | null;
  /** Resolves once the session holds the token. */
  issued: (token: string) => void;
  rejected: (token: string) => void;
};

export type CallOptions<E extends Endpoint> = {
  signal?: AbortSignal;
} & (BodyOf<E> extends undefined ? { body?: undefined } : { body: BodyOf<E> }) &
  (ParamsOf<E> extends undefined ? { params?: undefined } : { params: ParamsOf<E> }) &
  (QueryOf<E> extends undefined ? { query?: undefined } : { query: QueryOf<E> }) &
  (E extends { readonly idempotent: true } ? { idempotencyKey: string } : { idempotencyKey?: undefined }) &
  (E extends { readonly secret: true } ? { secret: string } : { secret?: undefined });
