import { messages } from '#contract/shared/messages.ts';

/** The server could not be reached, or took too long. */
export class Unreachable extends Error {
  override readonly name = 'Unreachable';
  constructor(cause: unknown) {
    super(messages.offline, { cause });
  }
}
