import * as z from 'zod/mini';
import type { ResultOf } from '#contract/http/endpoint.ts';
import { failure, success } from '#contract/http/envelope.ts';
import { messages } from '#contract/shared/messages.ts';
import { ApiError } from '#contract/http/api-error.ts';
import type { Callable } from './call-options.ts';

/**
 * Returns the result in a response body: bare or under `data`, as the spec is ambiguous. Throws an unexpected error if
 * it is neither.
 */
export function resultOf<E extends Callable>(endpoint: E, body: unknown): ResultOf<E> {
  const enveloped = success(endpoint.result).safeParse(body);
  if (enveloped.success) return typed(enveloped.data.data);
  const bare = endpoint.result.safeParse(body);
  if (bare.success) return typed(bare.data);
  throw new Error(`Unexpected answer of ${endpoint.method} ${endpoint.path}`, { cause: enveloped.error });
}

/** The boundary where a value that the endpoint's own schema has parsed gets that schema's type. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- validated by the parse just before
const typed = <E extends Callable>(parsed: unknown) => parsed as ResultOf<E>;

/** Whether a response body cannot come from the server: it is the page of a proxy, or truncated JSON. */
export const isForeign = (body: unknown): boolean => typeof body !== 'object';

/**
 * Returns the error in the body of a failed response, with a message that can be shown even if a proxy responded
 * instead of the server.
 */
export function refusalOf(body: unknown, status: number): ApiError {
  const parsed = failure.safeParse(body);
  if (!parsed.success) return new ApiError('503', status >= 500 ? messages.unavailable : messages.unexpected);
  const {
    status: { code },
    message,
    error,
    retryAfter,
  } = parsed.data;
  return new ApiError(code, message, { ...(error && { error }), ...(retryAfter !== undefined && { retryAfter }) });
}

const tokenBody = z.object({ data: z.object({ access_token: z.string() }) });

/** Returns the token, which any response may carry (spec 001 §4), or null. */
export function issuedToken(body: unknown): string | null {
  const parsed = tokenBody.safeParse(body);
  return parsed.success ? parsed.data.data.access_token : null;
}
