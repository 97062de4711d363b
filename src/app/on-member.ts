import { hashKey, type QueryClient } from '@tanstack/react-query';
import type { Member } from '#contract/member.ts';
import type { Client } from '#src/api/client.ts';
import { meQuery } from '#src/api/member.ts';

/** Says who is logged in, each time that it is learnt: at a login, or when the server is asked. */
export function onMember(client: Client, queryClient: QueryClient, tell: (member: Member) => void) {
  const { queryKey } = meQuery(client);
  const hash = hashKey(queryKey);
  queryClient.getQueryCache().subscribe(({ query: { queryHash } }) => {
    const member = queryHash === hash ? queryClient.getQueryData(queryKey) : undefined;
    if (member) tell(member);
  });
}
