import type { ErrorCode } from './envelope.ts';

type Details = { retryAfter?: number; error?: 'invalid_token' };

/**
 * An expected error: thrown by a server service, sent as the failure envelope, and thrown again by the client.
 * `message` is Korean and can be shown to the user. Any other thrown value is unexpected: a bug or an outage.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: ErrorCode;
  /** Seconds until the same request may succeed, if known. */
  readonly retryAfter: number | undefined;
  readonly error: 'invalid_token' | undefined;

  constructor(code: ErrorCode, message: string, { retryAfter, error }: Details = {}) {
    super(message);
    this.code = code;
    this.retryAfter = retryAfter;
    this.error = error;
  }
}
