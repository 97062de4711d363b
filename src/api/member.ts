import { queryOptions } from '@tanstack/react-query';
import { me } from '#contract/account/member.ts';
import { memberships } from '#contract/membership/membership.ts';
import type { Client } from './client.ts';
import { retryUpTo } from './retry.ts';

/** Prefix of all query keys with member data, so that they can be removed together. */
export const memberKey = ['member'] as const;

/** User info; tried three times in all (spec 001 §7). */
export const meQuery = (client: Client) =>
  queryOptions({
    queryKey: [...memberKey, 'me'],
    queryFn: ({ signal }) => client(me, { signal }),
    retry: retryUpTo(2),
  });

/** The member's memberships; retried once (spec 001 §7). */
export const membershipsQuery = (client: Client) =>
  queryOptions({
    queryKey: [...memberKey, 'memberships'],
    queryFn: ({ signal }) => client(memberships, { signal }),
    retry: retryUpTo(1),
  });
