import { queryOptions } from '@tanstack/react-query';
import type { Client } from './client.ts';
import { retryUpTo } from './retry.ts';

/** Prefix of all query keys with member data, so that they can be removed together. */
export const memberKey = ['member'] as const;

/** User info; tried three times in all (spec 001 §7). */
export const meQuery = (client: Client) =>
  queryOptions({ queryKey: [...memberKey, 'me'], queryFn: async ({ signal }) => client((await import('#contract/account/member.ts')).me, { signal }), retry: retryUpTo(2) });

/** The member's memberships; retried once (spec 001 §7). */
export const membershipsQuery = (client: Client) =>
  queryOptions({ queryKey: [...memberKey, 'memberships'], queryFn: async ({ signal }) => client((await import('#contract/membership/membership.ts')).memberships, { signal }), retry: retryUpTo(1) });
