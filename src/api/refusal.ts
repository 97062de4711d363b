import { messages } from '#contract/shared/messages.ts';
import { ApiError } from '#contract/http/api-error.ts';
import { NetworkError } from './network-error.ts';

/** The words of a failure that a flow expects: the server's refusal, or that it cannot be reached. Throws anything else on. */
export function refusalText(error: unknown): string {
  if (error instanceof ApiError || error instanceof NetworkError) return error.message;
  throw error;
}

/** The words of any failure: those of one that a flow expects, or that something went wrong. */
export const failureText = (error: Error): string => (error instanceof ApiError || error instanceof NetworkError ? error.message : messages.unexpected);
