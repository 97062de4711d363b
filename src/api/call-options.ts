import type { BodyOf, Endpoint, ParamsOf, QueryOf } from '#contract/http/endpoint.ts';

/** Access of the API client to the token, which the session machine holds. */
export type TokenHolder = {
  current: () => string | null;
  /** Resolves once the session holds the token. */
  issued: (token: string) => void;
  rejected: (token: string) => void;
};

/** The part of an endpoint that a call needs; the endpoints of the back office have it as well. */
export type Callable = Omit<Endpoint, 'id' | 'summary' | 'path' | 'access'> & {
  readonly path: string;
  /** The body is a file, which takes longer than other calls. */
  readonly upload?: true;
};

export type CallOptions<E extends Callable> = {
  signal?: AbortSignal;
} & (E extends { readonly upload: true }
  ? { body: Blob }
  : BodyOf<E> extends undefined
    ? { body?: undefined }
    : { body: BodyOf<E> }) &
  (ParamsOf<E> extends undefined ? { params?: undefined } : { params: ParamsOf<E> }) &
  (QueryOf<E> extends undefined ? { query?: undefined } : { query: QueryOf<E> }) &
  (E extends { readonly idempotent: true } ? { idempotencyKey: string } : { idempotencyKey?: undefined }) &
  (E extends { readonly secret: true } ? { secret: string } : { secret?: undefined });
