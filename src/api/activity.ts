import { queryOptions } from '@tanstack/react-query';
import { activity } from '#contract/account/activity.ts';
import type { Client } from './client.ts';
import { memberKey } from './member.ts';

/** A page of what happened with the account. Always stale: a new login must not be missing from it. */
export const activityQuery = (client: Client, page: number) =>
  queryOptions({
    queryKey: [...memberKey, 'activity', page],
    queryFn: ({ signal }) => client(activity, { query: { page }, signal }),
    staleTime: 0,
  });
