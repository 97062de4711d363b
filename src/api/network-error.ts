import { messages } from '#contract/shared/messages.ts';

/** The server could not be reached, or took too long. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError';
  constructor(cause: unknown) {
    super(messages.offline, { cause });
  }
}
