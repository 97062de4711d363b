import { queryOptions } from '@tanstack/react-query';
import { consents } from '#contract/account/consent.ts';
import type { Client } from './client.ts';
import { memberKey } from './member.ts';

/** The member's consents, with their dates. */
export const consentsQuery = (client: Client) =>
  queryOptions({ queryKey: [...memberKey, 'consents'], queryFn: ({ signal }) => client(consents, { signal }) });
