import type { QueryClient } from '@tanstack/react-query';
import type { Member } from '#contract/account/member.ts';
import type { Client } from '#src/api/client.ts';
import { meQuery } from '#src/api/member.ts';

/** Calls `listener` with the logged-in member whenever the query cache changes, and so after each login. */
export function onMember(client: Client, queryClient: QueryClient, listener: (member: Member) => void) {
  const { queryKey } = meQuery(client);
  queryClient.getQueryCache().subscribe(() => {
    const member = queryClient.getQueryData(queryKey);
    if (member) listener(member);
  });
}
