import type { MiddlewareHandler } from 'hono';
import { messages } from '#contract/shared/messages.ts';
import { ApiError } from '#contract/http/api-error.ts';

/** Responds 503 to requests that take longer. */
export function timeLimit(timeoutMs: number): MiddlewareHandler {
  return async (_, next) => inTime(next(), timeoutMs);
}

/** Resolves like `work`. Throws 503 if it takes longer than `timeoutMs`. */
export async function inTime<T>(work: Promise<T>, timeoutMs: number): Promise<T> {
  const { promise, cancel } = refusalAfter(timeoutMs);
  return Promise.race([work, promise]).finally(cancel);
}

function refusalAfter(timeoutMs: number) {
  let timer: NodeJS.Timeout;
  const promise = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ApiError('503', messages.unavailable)), timeoutMs);
  });
  return { promise, cancel: () => clearTimeout(timer) };
}
