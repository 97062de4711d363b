import type { ErrorCode, Failure } from '#contract/http/envelope.ts';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { messages } from '#contract/shared/messages.ts';
import { ApiError } from '#contract/http/api-error.ts';
import { isUnavailable } from '../db/unavailable.ts';
import type { Deps } from '../deps.ts';
import { describeDefect } from '../log.ts';
import type { Call } from './app-type.ts';
import { failurePage, isPageRequest } from './failure-page.ts';
import { plainStyle } from './plain-page.ts';
import { failurePagePolicy } from './security-headers.ts';

const pagePolicy = failurePagePolicy(plainStyle);

type Context = Pick<Deps, 'env' | 'log'>;

/**
 * Turns a thrown error into a response: an `ApiError` as it states, an unavailable or full database into 503, anything
 * else into 500 without details. A browser that opens a page gets a page, all others JSON.
 */
export function respondWithFailure(c: Call, thrown: unknown, { env, log }: Context): Response | Promise<Response> {
  if (thrown instanceof ApiError) return respondWithRefusal(c, thrown, env);
  log.error('defect', { id: c.var.requestId, ...describeDefect(thrown) });
  const refused = isUnavailable(thrown)
    ? new ApiError('503', messages.unavailable)
    : new ApiError('500', messages.unexpected);
  return respondWithRefusal(c, refused, env);
}

function respondWithRefusal(
  c: Call,
  { code, message, error, retryAfter }: ApiError,
  env: Context['env'],
): Response | Promise<Response> {
  if (code === '401') c.header('WWW-Authenticate', error ? `Bearer error="${error}"` : 'Bearer');
  if (retryAfter !== undefined) c.header('Retry-After', String(retryAfter));
  // The response depends on headers, and some of these statuses are cacheable by default.
  c.header('Cache-Control', 'no-store');
  if (isPageRequest(c)) {
    c.header('Content-Security-Policy', pagePolicy);
    return c.html(failurePage(message, env), statusOf(code));
  }
  const failure: Failure = {
    status: { code, message },
    ...(error && { error }),
    message,
    ...(retryAfter !== undefined && { retryAfter }),
  };
  return c.json(failure, statusOf(code));
}

/** The only cast: each error code is an HTTP status as a string. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each code is the numeral of its status
const statusOf = (code: ErrorCode) => Number(code) as ContentfulStatusCode;
