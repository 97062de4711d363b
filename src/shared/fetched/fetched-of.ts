import type { UseQueryResult } from '@tanstack/react-query';

/** The state of a query, as a screen needs it. */
export type FetchedThing<T> = { data: T | undefined; isFailed: boolean; onRetry: () => void };

export const fetchedOf = <T>({ data, isLoadingError, refetch }: UseQueryResult<T>): FetchedThing<T> => ({ data, isFailed: isLoadingError, onRetry: () => void refetch() });
