import type { UseQueryResult } from '@tanstack/react-query';

/** The state of a query that a screen needs. */
export type FetchedThing<T> = { data: T | undefined; isFailed: boolean; onRetry: () => void };

export const fetchedOf = <T>({ data, isLoadingError, refetch }: UseQueryResult<T>): FetchedThing<T> => ({ data, isFailed: isLoadingError, onRetry: () => void refetch() });
