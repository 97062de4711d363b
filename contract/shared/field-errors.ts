import type * as z from 'zod/mini';

/** Returns the first message for each field that `schema` rejects; an empty object for a valid value. */
export function fieldErrors<T extends object>(
  schema: z.ZodMiniType<unknown, T>,
  value: T,
): Partial<Record<keyof T & string, string>> {
  const result = schema.safeParse(value);
  if (result.success) return {};
  const errors: Partial<Record<string, string>> = {};
  for (const { path, message } of result.error.issues) errors[String(path[0])] ??= message;
  return errors;
}
