import type { UseQueryResult } from '@tanstack/react-query';

/** What a screen needs to know of a thing that is fetched. */
export type FetchedThing<T> = { data: T | undefined; isFailed: boolean; onRetry: () => void };

export const fetchedOf = <T>({ data, isLoadingError, refetch }: UseQueryResult<T>): FetchedThing<T> => ({ data, isFailed: isLoadingError, onRetry: () => void refetch() });
