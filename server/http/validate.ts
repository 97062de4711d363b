import type * as z from 'zod/mini';
import { refusalMessages } from '#contract/shared/refusal-messages.ts';
import { ApiError } from '#contract/http/api-error.ts';

/**
 * Returns `value` parsed by `schema`. Throws 400 with the contract's message for the first issue, or with
 * `invalidRequest` if it has none.
 */
export function validate<S extends z.ZodMiniType>(schema: S, value: unknown): z.output<S> {
  const parsed = schema.safeParse(value, { error: () => refusalMessages.invalidRequest });
  if (!parsed.success) throw new ApiError('400', parsed.error.issues[0]?.message ?? refusalMessages.invalidRequest);
  if (containsUnstorable(parsed.data)) throw new ApiError('400', refusalMessages.invalidRequest);
  return parsed.data;
}

/** PostgreSQL text can contain neither NUL nor half of a surrogate pair. */
function containsUnstorable(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\0') || /\p{Surrogate}/u.test(value);
  return typeof value === 'object' && value !== null && Object.values(value).some(containsUnstorable);
}
