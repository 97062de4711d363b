import type * as z from 'zod/mini';

/** The first message for each field that `schema` refuses; an empty object when it accepts the whole value. */
export function fieldErrors<T extends object>(schema: z.ZodMiniType<unknown, T>, value: T): Partial<Record<keyof T & string, string>> {
  const result = schema.safeParse(value);
  if (result.success) return {};
  const errors: Partial<Record<string, string>> = {};
  for (const { path, message } of result.error.issues) errors[String(path[0])] ??= message;
  return errors;
}
