import { useLocation, useSearchParams } from 'react-router-dom';
import type * as z from 'zod/mini';
import { useUrlState } from '#src/lib/use-url-state.ts';

/**
 * Filters and sorting of a list, which the query string of the URL holds. The schema gives each value that is missing
 * or unknown its default (`z.catch`). A change replaces the history entry; undefined and empty values are left out.
 */
export function useListQuery<Values extends Readonly<Record<string, string | undefined>>>(
  schema: z.ZodMiniType<Values>,
): [values: Values, change: (changes: Partial<Values>) => void] {
  const [parameters] = useSearchParams();
  const { pathname } = useLocation();
  const [values, setValues] = useUrlState(schema.parse(Object.fromEntries(parameters)), (next: Values) => ({
    pathname,
    search: searchOf(next),
  }));
  return [values, (changes) => setValues({ ...values, ...changes })];
}

/** Returns the query string of these values. */
export const searchOf = (values: Readonly<Record<string, string | undefined>>): string =>
  new URLSearchParams(Object.entries(values).flatMap(([name, value]) => (value ? [[name, value]] : []))).toString();
