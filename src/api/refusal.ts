import { messages } from '#contract/shared/messages.ts';
import { ApiError } from '#contract/http/api-error.ts';
import { NetworkError } from './network-error.ts';

/** Returns the message of a failure that flows expect: an `ApiError` or a `NetworkError`. Rethrows any other error. */
export function refusalText(error: unknown): string {
  if (error instanceof ApiError || error instanceof NetworkError) return error.message;
  throw error;
}

/** Returns the message of any failure; for an unexpected error, that something went wrong. */
export const failureText = (error: Error): string =>
  error instanceof ApiError || error instanceof NetworkError ? error.message : messages.unexpected;
