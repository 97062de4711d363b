import * as z from 'zod/mini';
import type { Endpoint, ResultOf } from '#contract/http/endpoint.ts';
import { failure, success } from '#contract/http/envelope.ts';
import { messages } from '#contract/shared/messages.ts';
import { ApiError } from '#contract/http/api-error.ts';

/** The result in an answer; where the spec is ambiguous, bare or under `data`. An answer that is neither is a defect. */
export function resultOf<E extends Endpoint>(endpoint: E, answer: unknown): ResultOf<E> {
  const enveloped = success(endpoint.result).safeParse(answer);
  if (enveloped.success) return proved(enveloped.data.data);
  const bare = endpoint.result.safeParse(answer);
  if (bare.success) return proved(bare.data);
  throw new Error(`Unexpected answer of ${endpoint.method} ${endpoint.path}`, { cause: enveloped.error });
}

/** The boundary where a value that the endpoint's own schema has parsed gets that schema's type. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- proved by the parse just before
const proved = <E extends Endpoint>(parsed: unknown) => parsed as ResultOf<E>;

/** Whether it cannot be an answer of the server's: a page of some proxy's, or a JSON that has been cut off. */
export const isForeign = (answer: unknown): boolean => typeof answer !== 'object';

/** The refusal in a failed answer, fit to show even when a proxy answered in the server's place. */
export function refusalOf(answer: unknown, status: number): ApiError {
  const parsed = failure.safeParse(answer);
  if (!parsed.success) return new ApiError('503', status >= 500 ? messages.unavailable : messages.unexpected);
  const { status: said, message, error, retryAfter } = parsed.data;
  return new ApiError(said.code, message, { ...(error && { error }), ...(retryAfter !== undefined && { retryAfter }) });
}

const withToken = z.object({ data: z.object({ access_token: z.string() }) });

/** The token that any answer may carry (spec 001 §4), or null. */
export function issuedToken(answer: unknown): string | null {
  const parsed = withToken.safeParse(answer);
  return parsed.success ? parsed.data.data.access_token : null;
}
