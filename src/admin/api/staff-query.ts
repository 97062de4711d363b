import { queryOptions } from '@tanstack/react-query';
import type { StaffEndpoint } from '#contract/staff/staff-endpoint.ts';
import type { CallOptions } from '#src/api/call-options.ts';
import type { StaffClient } from './call.ts';

/** Query of a call of the back office that only reads. */
export const staffQuery = <E extends StaffEndpoint>(client: StaffClient, endpoint: E, options: CallOptions<E>) =>
  queryOptions({
    queryKey: [endpoint.id, options.params, options.query],
    queryFn: ({ signal }) => client(endpoint, { ...options, signal }),
  });
