import type * as z from 'zod/mini';
import { refusalMessages } from '#contract/refusal-messages.ts';
import { Refused } from '#contract/refused.ts';

/** `value` as `schema` reads it, else a refusal with the contract's own sentence for the first fault, if it has one. */
export function validate<S extends z.ZodMiniType>(schema: S, value: unknown): z.output<S> {
  const read = schema.safeParse(value, { error: () => refusalMessages.invalidRequest });
  if (!read.success) throw new Refused('400', read.error.issues[0]?.message ?? refusalMessages.invalidRequest);
  if (holdsUnstorable(read.data)) throw new Refused('400', refusalMessages.invalidRequest);
  return read.data;
}

/** PostgreSQL keeps neither NUL nor half a surrogate pair in a text. */
function holdsUnstorable(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\0') || /\p{Surrogate}/u.test(value);
  return typeof value === 'object' && value !== null && Object.values(value).some(holdsUnstorable);
}
