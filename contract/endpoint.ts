import type * as z from 'zod/mini';

type Schema = z.ZodMiniType;

/**
 * One call of the API as both sides promise it. A new call is a value of this shape, listed in `endpoints.ts`:
 * the server validates with it, the client is typed by it, the OpenAPI document is generated from it.
 */
export type Endpoint = {
  readonly id: string;
  readonly method: 'GET' | 'POST' | 'PUT';
  readonly path: `/api/v1/${string}`;
  /** `member`: refused without a live session. Any call with a dead token is answered `invalid_token`. */
  readonly access: 'public' | 'member';
  /** Counted by client address: calls that take credentials (their ids are locked, too) or that look people up. */
  readonly limit?: 'credentials' | 'lookup';
  /** Refused 403 unless this session has given the password within ten minutes. */
  readonly confirmed?: true;
  /** Sent with a key (`Idempotency-Key`): however often a call with the same key and body arrives, it is done once. */
  readonly idempotent?: true;
  /** Sent with the secret of a verification (`Verification-Secret`), which stands in no URL and no body that others see. */
  readonly secret?: true;
  readonly summary: string;
  /** The values of the path's `{name}` places. */
  readonly params?: Schema;
  readonly query?: Schema;
  readonly body?: Schema;
  readonly result: Schema;
};

/** Declares a call and keeps its exact types. */
export const endpoint = <const E extends Endpoint>(declared: E): E => declared;

export type BodyOf<E extends Endpoint> = E extends { readonly body: infer S extends Schema } ? z.input<S> : undefined;
/** The values of the path's places, each to be written into the address. */
export type ParamsOf<E extends Endpoint> = E extends { readonly params: infer S extends Schema } ? Readonly<Record<keyof z.output<S>, string | number>> : undefined;
export type QueryOf<E extends Endpoint> = E extends { readonly query: infer S extends Schema } ? z.input<S> : undefined;
export type ResultOf<E extends Endpoint> = z.output<E['result']>;
