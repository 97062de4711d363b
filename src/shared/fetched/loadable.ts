import type { UseQueryResult } from '@tanstack/react-query';

/** The state of a query that a screen needs. */
export type Loadable<T> = { data: T | undefined; isFailed: boolean; onRetry: () => void };

export const loadableOf = <T>({ data, isLoadingError, refetch }: UseQueryResult<T>): Loadable<T> => ({
  data,
  isFailed: isLoadingError,
  onRetry: () => void refetch(),
});
