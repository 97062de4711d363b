import type { ErrorCode } from './envelope.ts';

type Details = { retryAfter?: number; error?: 'invalid_token' };

/**
 * An expected refusal: thrown by a server service, sent as the failure envelope, thrown again by the client.
 * `message` is Korean and fit to show. Anything else that is thrown is a defect.
 */
export class Refused extends Error {
  override readonly name = 'Refused';
  readonly code: ErrorCode;
  /** Seconds until the same call may succeed, when that is known. */
  readonly retryAfter: number | undefined;
  readonly error: 'invalid_token' | undefined;

  constructor(code: ErrorCode, message: string, { retryAfter, error }: Details = {}) {
    super(message);
    this.code = code;
    this.retryAfter = retryAfter;
    this.error = error;
  }
}
