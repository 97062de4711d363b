import type { ErrorCode, Failure } from '#contract/http/envelope.ts';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { messages } from '#contract/shared/messages.ts';
import { Refused } from '#contract/http/refused.ts';
import type { Log } from '../log.ts';
import { isUnavailable } from '../db/unavailable.ts';
import { describeDefect } from '../log.ts';
import type { Call } from './app-type.ts';

/**
 * Turns a thrown error into a response: a `Refused` as it states, an unavailable or full database into 503, anything else into 500 without details.
 */
export function answerFailure(c: Call, thrown: unknown, log: Log): Response {
  if (thrown instanceof Refused) return answerRefusal(c, thrown);
  log.error('defect', { id: c.var.requestId, ...describeDefect(thrown) });
  const refused = isUnavailable(thrown) ? new Refused('503', messages.unavailable) : new Refused('500', messages.unexpected);
  return answerRefusal(c, refused);
}

function answerRefusal(c: Call, { code, message, error, retryAfter }: Refused): Response {
  if (code === '401') c.header('WWW-Authenticate', error ? `Bearer error="${error}"` : 'Bearer');
  if (retryAfter !== undefined) c.header('Retry-After', String(retryAfter));
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
