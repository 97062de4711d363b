import { ApiError } from '#contract/http/api-error.ts';

/** Names the kind of an error without its message, which may be personal. */
export function failureKind(error: unknown): string {
  if (error instanceof ApiError) return `${error.name} ${error.code}`;
  return error instanceof Error ? error.name : typeof error;
}
